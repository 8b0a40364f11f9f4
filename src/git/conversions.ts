import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { homeOf } from '../core/environment.ts';

export interface ConversionOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly commonDir: string;
}

/** The attributes with which git stores another content than the work tree has, whatever its line ends are. */
const CONVERTS = /^[^#\n]*\s(?:filter=|ident\b|working-tree-encoding=)/m;

/** Whether attributes that could apply to a path name a filter, or another conversion that we do not do. */
export function createConversionCheck({
  root,
  env,
  commonDir,
}: ConversionOptions): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const converts = (file: string): boolean => {
    const answer = known.get(file) ?? CONVERTS.test(readText(file));
    known.set(file, answer);
    return answer;
  };
  // git takes a relative XDG_CONFIG_HOME too: what it reads is asked for here, not where we keep something
  const everywhere = [
    join(commonDir, 'info', 'attributes'),
    join(env['XDG_CONFIG_HOME'] || join(homeOf(env), '.config'), 'git', 'attributes'),
  ];
  return (path) => {
    const files = [...everywhere];
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      files.push(join(root, folder, '.gitattributes'));
      if (dirname(folder) === folder) break;
    }
    return files.some(converts);
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // no such file
  }
}

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
    const name = blobName(content, before?.length ?? 40);
    if (name === before) return name;
    // Line ends and more may be converted on the way into git, so another content says nothing.
    return content.includes(13) || createConversionCheck(options)(path) ? 'unknown' : name;
  } catch {
    return undefined; // no such file
  }
}

/** The name git gives a blob with this content. */
export function blobName(content: Buffer, oidHexDigits: number): string {
  return createHash(oidHexDigits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}
