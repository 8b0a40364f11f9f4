import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { homeOf } from '../../domain/environment.ts';

/** Where attributes are looked for. */
export interface ConversionOptions {
  /** The root of the work tree. */
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
