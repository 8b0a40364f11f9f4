/** Any bytes as text, one character a byte: what is no UTF-8 comes out again as it went in. */
const asBytes = 'latin1';

/**
 * A note (the bytes of its blob) without the lines of some memories. `purged` lines stay: they keep a clone that
 * still has the text from bringing it back. Undefined where nothing has to go; empty where nothing else is left.
 */
export function withoutMemories(note: Buffer, ids: ReadonlySet<string>): Buffer | undefined {
  const text = note.toString(asBytes);
  if (![...ids].some((id) => text.includes(id))) return undefined;
  const lines = text.split('\n');
  const left = lines.filter((line) => !speaksOf(line, ids));
  if (left.length === lines.length) return undefined;
  const rest = left.join('\n');
  return Buffer.from(/[^\t\n\v\f\r ]/.test(rest) ? rest : '', asBytes);
}

/** Whether a line is one of these memories' own. One that does not parse counts where it holds the id. */
function speaksOf(line: string, ids: ReadonlySet<string>): boolean {
  const named = [...ids].filter((id) => line.includes(id));
  if (named.length === 0) return false;
  try {
    const { id, type } = JSON.parse(line) as { id?: unknown; type?: unknown };
    return named.includes(String(id)) && type !== 'purged';
  } catch {
    return true;
  }
}
