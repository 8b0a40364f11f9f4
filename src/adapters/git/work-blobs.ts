import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConversionOptions, createConversionCheck } from './conversions.ts';

/** A larger file takes too long to read before an edit. */
const MAX_BYTES = 1024 * 1024;

/**
 * The name git gives the content of a file as it is in the work tree, without a process and without conversions.
 * `undefined` where there is no such file; `'unknown'` for one that is no plain, small file, or for another content
 * than `before`, the blob it had once, that git may store otherwise.
 */
export async function workBlob(
  options: ConversionOptions,
  path: string,
  before: string | undefined,
): Promise<string | 'unknown' | undefined> {
  try {
    const file = join(options.root, path);
    const stat = lstatSync(file);
    if (!stat.isFile() || stat.size > MAX_BYTES) return 'unknown';
    const content = readFileSync(file);
    // What hashes is loaded where there is something to hash: most looks tell nothing.
    const { blobName } = await import('./blob-name.ts');
    const name = blobName(content, before?.length ?? 40);
    if (name === before) return name;
    // Line ends and more may be converted on the way into git, so another content says nothing.
    return content.includes(13) || createConversionCheck(options)(path) ? 'unknown' : name;
  } catch {
    return undefined; // no such file
  }
}
