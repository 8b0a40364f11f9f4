/** The flags of a command that take a value, by the field that it becomes; `many`: it may be given again. */
export type PlainFlags = Readonly<Record<string, { readonly field: string; readonly many?: true }>>;

/**
 * Reads a command's options where they are written plainly (`--flag value`, `--flag=value`, `--json`); undefined for what commander
 * has to judge: another option, `--help`, an argument, a flag that is given twice, a value that is missing, empty or begins with a dash. Pure.
 */
export function readPlainOptions(
  words: readonly string[],
  flags: PlainFlags,
): Readonly<Record<string, unknown>> | undefined {
  const options: Record<string, unknown> = {};
  for (let at = 0; at < words.length; at += 1) {
    const [, flag = '', joined] = /^(--[a-z-]+)(?:=(.*))?$/s.exec(words[at] ?? '') ?? [];
    if (flag === '--json' && joined === undefined) {
      options['json'] = true;
      continue;
    }
    const known = Object.hasOwn(flags, flag) ? flags[flag] : undefined;
    if (joined === undefined) at += 1;
    const value = joined ?? words[at] ?? '';
    if (known === undefined || value === '' || value.startsWith('-')) return undefined;
    const before = options[known.field];
    if (before !== undefined && known.many !== true) return undefined;
    options[known.field] = known.many ? [...((before as string[] | undefined) ?? []), value] : value;
  }
  return options;
}
