import type { Wired } from '../../app/wire/services.ts';
import { lineDiff } from '../../core/line-diff.ts';
import { printable } from '../../core/text.ts';
import type { HydratedFile } from '../../recall/order.ts';
import type { FileDiff } from './shapes.ts';

const WHY: Readonly<Record<NonNullable<HydratedFile['why']>, string>> = {
  missing: 'git does not have it',
  ignored: 'not shown: such files hold secrets',
  binary: 'not text',
  stopped: 'a filter failed on it',
  enough: 'left out: too much to show at once',
};
const MAX_LINES = 400;

/** The files of a memory, from what they were at its anchor to what HEAD has. Filtered, as everything that is shown of a file. */
export async function diffsOf(id: string, { recall, hydrate, repository }: Wired): Promise<FileDiff[]> {
  const { memory, fileStates = [] } = await recall.byId(id);
  const { commit } = await repository.head();
  if (commit === undefined || memory.files.length === 0) return [];
  const pathNow = (path: string): string => fileStates.find((it) => it.path === path)?.movedTo ?? path;
  const here = memory.files.map(({ path }) => ({ path: pathNow(path) }));
  const then = await hydrate(memory);
  const now = await hydrate({ ...memory, anchor: commit, files: here });
  return then.map((file, at) => diffOf(file, now[at], pathNow(file.path)));
}

function diffOf(then: HydratedFile, now: HydratedFile | undefined, path: string): FileDiff {
  const name = printable(path === then.path ? path : `${then.path} → ${path}`);
  const why = then.why ?? (now?.why === 'missing' ? undefined : now?.why);
  if (why !== undefined) return { path: name, lines: [], note: WHY[why] };
  const lines = lineDiff(then.text ?? '', now?.text ?? '').map(printable);
  const isCut = then.isCut === true || now?.isCut === true || lines.length > MAX_LINES;
  const note = lines.length === 0 ? 'the same as then' : isCut ? 'only the beginning' : undefined;
  return { path: name, lines: lines.slice(0, MAX_LINES), ...(note === undefined ? {} : { note }) };
}
