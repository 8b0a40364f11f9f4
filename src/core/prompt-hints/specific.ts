/** What a line that tells of an error has. */
export const ERROR_WORDS =
  /error|fail|cannot|can't|could not|unable|denied|refused|not found|no such|invalid|unexpected|unsupported|timed? ?out|exception|panic|fatal/i;

/**
 * What every specific name has (specific-terms.ts): two parts in one word, a path or a file, a flag, a code, a
 * package. Apart from the names, because it is looked for in every prompt; a test compares the two.
 */
const NAMES =
  /[a-z\d][A-Z]|\w_\w|[\w+-]\.+\w|\/[\w@+.-]|--[a-z]|[A-Z]-?\d{3}|E[A-Z]{4}|@\w|(?:HTTP|tatus|code|SQLSTATE)[ :=]/;

/** Whether a prompt may name something specific. False is certain, true wants a closer look. */
export function mayNameSomething(prompt: string): boolean {
  return NAMES.test(prompt) || ERROR_WORDS.test(prompt);
}
