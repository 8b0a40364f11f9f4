/**
 * The words of a command or a sentence that may be paths (`cat .env && npm test`, `--env-file=.env`, "see customers/a.c"): those
 * with a dot or a slash, without what stands around them. Options and addresses are none. Pure, linear.
 */
export function pathWords(text: string): readonly string[] {
  return text
    .split(/[\s"'`=;|&<>(),]+/)
    .map((word) => word.replace(/[.:!?]+$/, ''))
    .filter((word) => /[./]/.test(word) && !/^-|:\/\//.test(word));
}
