import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { attempt, homeOf, onceEach } from '../core/basics.ts';
import { type GitOptions, type GitProcess, gitFailure, missingObject, startGit } from './process.ts';

export type GitObject = Readonly<{ oid: string; type: string; content: Buffer }>;

/** Reads objects through one git process, started at the first question and shared by all. */
export interface ObjectReader {
  /** The object that a revision expression names; undefined when there is none. Throws GIT_FAILED when git dies. */
  get(revision: string): Promise<GitObject | undefined>;
  /** Ends the process. The reader starts a new one when it is asked again. */
  close(): void;
}

type Waiting = Readonly<{ resolve: (object: GitObject | undefined) => void; reject: (error: Error) => void }>;

const NEWLINE = 10;

/** Takes whole answers off the front of a growing stream of chunks. */
export function createAnswerParser(answer: (object: GitObject | undefined) => void): (chunk: Buffer) => void {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let wantedBytes = 1;
  const takeOne = (buffer: Buffer): number => {
    const end = buffer.indexOf(NEWLINE);
    if (end < 0) return 0;
    const [oid = '', type = '', size] = buffer.toString('latin1', 0, end).split(' ');
    if (size === undefined || !/^\d+$/.test(size)) {
      answer(undefined); // "<name> missing" or "<name> ambiguous"
      return end + 1;
    }
    const next = end + 1 + Number(size) + 1;
    if (buffer.length < next) {
      wantedBytes = next;
      return 0;
    }
    answer({ oid, type, content: buffer.subarray(end + 1, next - 1) });
    return next;
  };
  return (chunk) => {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes < wantedBytes) return;
    let buffer = held.length === 1 ? chunk : Buffer.concat(held);
    wantedBytes = 1;
    for (let taken = takeOne(buffer); taken > 0; taken = takeOne(buffer)) buffer = buffer.subarray(taken);
    held = buffer.length > 0 ? [buffer] : [];
    heldBytes = buffer.length;
    if (wantedBytes === 1) wantedBytes = heldBytes + 1;
  };
}

/** Notes are asked for in the order of the tree, not of the packs: with git's own 96 MB those of 400,000 memories take it 3.9 s, with 512 MB 1.3. Twice its own, since each of us starts one. */
const CACHE = ['-c', 'core.deltaBaseCacheLimit=192m'];

/** A reader over the repository around `options.cwd`. */
export function createObjectReader(options: GitOptions): ObjectReader {
  const args = ['cat-file', '--batch'];
  let child: GitProcess | undefined;
  let waiting: Waiting[] = [];
  let first = 0;

  const fail = (why: string, stderr: string): void => {
    const error = gitFailure(args, why, stderr, options.cwd);
    const left = waiting.slice(first);
    waiting = [];
    first = 0;
    child = undefined;
    for (const { reject } of left) reject(error);
  };

  const start = (): GitProcess => {
    const started = startGit([...CACHE, ...args], options);
    let stderr = '';
    const parse = createAnswerParser((object) => {
      const next = waiting[first];
      first += 1;
      if (first === waiting.length) {
        waiting = [];
        first = 0;
      }
      next?.resolve(object);
    });
    started.stdout.on('data', parse);
    started.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8');
    });
    started.stdin.on('error', () => {}); // the exit below tells why
    started.on('error', (error) => started === child && fail(error.message, stderr));
    started.on('close', (code) => started === child && fail(`exit code ${code ?? -1}`, stderr));
    return started;
  };

  return {
    get: (revision) =>
      new Promise((resolve, reject) => {
        if (revision.includes('\n')) return resolve(undefined); // the protocol has no way to ask for it
        child ??= start();
        waiting.push({ resolve, reject });
        child.stdin.write(`${revision}\n`);
      }),
    close: () => {
      const ended = child;
      child = undefined;
      ended?.stdin.end();
    },
  };
}

/** A reader that throws GIT_FAILED for a missing object: whoever took it for an empty one would drop what it holds. */
export function strictReader(reader: ObjectReader): ObjectReader {
  return {
    close: reader.close,
    get: async (name) => {
      const object = await reader.get(name);
      if (object === undefined) throw missingObject(name);
      return object;
    },
  };
}

export type TreeEntry = Readonly<{ name: string; oid: string; isTree: boolean }>;

const SPACE = 32;
const TREE_MODE = '40000';

/** Parses a tree object, `<mode> <name>\0<raw name>` over and over; `oidHexDigits`: 40, or 64 with SHA-256. */
export function parseTree(content: Buffer, oidHexDigits: number): TreeEntry[] {
  const oidBytes = oidHexDigits / 2;
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(SPACE, at);
    const nul = content.indexOf(0, space);
    entries.push({
      isTree: content.toString('latin1', at, space) === TREE_MODE,
      name: content.toString('utf8', space + 1, nul),
      oid: content.toString('hex', nul + 1, nul + 1 + oidBytes),
    });
    at = nul + 1 + oidBytes;
  }
  return entries;
}

export type ConversionOptions = Readonly<{ root: string; env: NodeJS.ProcessEnv; commonDir: string }>;

/** The attributes with which git stores another content than the work tree has, whatever its line ends are. */
const CONVERTS = /^[^#\n]*\s(?:filter=|ident\b|working-tree-encoding=)/m;

/** Whether attributes that could apply to a path name a filter, or another conversion that we do not do. */
export function createConversionCheck({ root, env, commonDir }: ConversionOptions) {
  const converts = onceEach((file: string) => CONVERTS.test(attempt(() => readFileSync(file, 'utf8'), ''))); // no such file
  // git takes a relative XDG_CONFIG_HOME too: what it reads is asked for here, not where we keep something
  const everywhere = [
    join(commonDir, 'info', 'attributes'),
    join(env['XDG_CONFIG_HOME'] || join(homeOf(env), '.config'), 'git', 'attributes'),
  ];
  return (path: string): boolean => {
    const files = [...everywhere];
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      files.push(join(root, folder, '.gitattributes'));
      if (dirname(folder) === folder) break;
    }
    return files.some(converts);
  };
}

/** A larger file takes too long to read before an edit. */
const MAX_BYTES = 1024 * 1024;

/** Git's name for a file's content, without a process. Undefined: no file; 'unknown': not plain and small, or other than `before` and perhaps stored otherwise. */
export async function workBlob(
  options: ConversionOptions,
  path: string,
  before: string | undefined,
): Promise<string | 'unknown' | undefined> {
  return attempt(() => {
    const file = join(options.root, path);
    const stat = lstatSync(file);
    if (!stat.isFile() || stat.size > MAX_BYTES) return 'unknown';
    const content = readFileSync(file);
    const name = blobName(content, before?.length ?? 40);
    if (name === before) return name;
    // Line ends and more may be converted on the way into git, so another content says nothing.
    return content.includes(13) || createConversionCheck(options)(path) ? 'unknown' : name;
  });
}

/** The name git gives a blob with this content. */
export function blobName(content: Buffer, oidHexDigits: number): string {
  const hash = createHash(oidHexDigits === 64 ? 'sha256' : 'sha1').update(`blob ${content.length}\0`);
  return hash.update(content).digest('hex');
}
