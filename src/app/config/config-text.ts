import { lstatSync, readFileSync, statSync } from 'node:fs';
import { CsError } from '../../core/errors.ts';

/** Far more than any settings are. */
const MAX_BYTES = 1_000_000;

/**
 * The text of a settings file. A clone's may be a link to anything: to a device that never ends, or to a file of the user's, whose
 * text an error could then quote. The user's own may be a link to a file, as those who keep their settings elsewhere have it.
 * Throws CONFIG_INVALID for anything else, and for more than 1 MB.
 */
export function readText(file: string, isForeign: boolean): string {
  const refuse = (what: string): never => {
    throw new CsError('CONFIG_INVALID', `${file} ${what}`, { hint: `fix or remove ${file}` });
  };
  const stat = isForeign ? lstatSync(file) : statSync(file);
  if (stat.isSymbolicLink())
    return refuse('is a symbolic link, which is not allowed for the settings of a repository');
  if (!stat.isFile()) return refuse('is not a regular file');
  if (stat.size > MAX_BYTES) return refuse(`is larger than ${MAX_BYTES} bytes`);
  return readFileSync(file, 'utf8');
}

/** The value of JSON, which may have comments and trailing commas. Throws CONFIG_INVALID with line and column. */
export async function settingsJson(file: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    // then it has comments, or is wrong
  }
  const { jsonFault, plainJson } = await import('./config-jsonc.ts');
  const plain = plainJson(text);
  try {
    return JSON.parse(plain);
  } catch {
    // the parser's own message quotes the text, which may hold anything
    const fault = jsonFault(plain);
    const cause = new Error(
      fault === undefined ? 'not to be read' : `line ${fault.line}, column ${fault.column}`,
    );
    throw new CsError('CONFIG_INVALID', `${file} is not JSON`, { hint: `fix or remove ${file}`, cause });
  }
}
