/** How short answers say that something is done; long ones are assessed. */
const SAYS_DONE =
  /^(?:(?:ok|okay|yes|great|perfect|good)[\s,.!]+)*(?:done|fixed|finished|complete[d]?|all (?:set|done|good)|committed|pushed|merged|renamed|removed|added|updated|it (?:works|passes|builds|compiles)|(?:all )?(?:the )?tests? (?:now )?pass\w*|(?:that|this|it)(?:'s| is| has been) (?:done|fixed|in place|committed|merged))\b/i;

/**
 * Whether an answer tells that what was asked for is done: its assessment found a change that was made, or it begins by saying so; and it asks
 * nothing at its end. Pure.
 */
export function tellsOfDone(answer: string, tellsOfChange: boolean): boolean {
  if (/\?\W*$/.test(answer.slice(-500))) return false;
  return tellsOfChange || SAYS_DONE.test(answer.trimStart().slice(0, 200));
}
