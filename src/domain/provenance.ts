/**
 * Who vouches for a line of a note. None at all (undefined): this clone wrote it. `remote`: it came from a remote of which the
 * user has said that whoever may push there is trusted. `signed …`: the notes commit that brought it is signed by somebody whose
 * key git trusts. `claimed`: nobody; what the line says of its author is what its writer says.
 */
export type Origin = 'claimed' | 'remote' | `signed ${string}`;

/** Gives who vouches for a line, by its text as it stands in the note. */
export type OriginOf = (raw: string) => Origin | undefined;

/** Something that carries its origin. */
interface Originated {
  readonly origin?: Origin;
  readonly line: { readonly type: string };
}

/** Whether somebody whom the user has reason to believe stands behind it. */
export const isVouched = ({ origin }: { readonly origin?: Origin }): boolean => origin !== 'claimed';

/**
 * The lines of one memory that have force: where somebody vouches for the memory, what is only claimed of it changes
 * nothing. It neither takes it out, nor moves it, nor confirms it, nor says it in other words. Of a memory that itself is only claimed all lines count.
 */
export function withForce<Line extends Originated>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(isVouched)) return lines;
  const isProven = lines.some((it) => it.line.type === 'memory' && isVouched(it));
  return isProven ? lines.filter(isVouched) : lines;
}
