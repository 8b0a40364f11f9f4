import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filterOrThrow } from '../../../../filters/pipeline.ts';
import { filesToldIn } from '../../../capture/distil-session.ts';
import { defined } from '../../../core/basics.ts';
import { EVIDENCE, HANDOFFS, isEpisode, type Memory, NAMESPACES, ODD_PREFIX } from '../../../core/memory.ts';
import { count, printable, shellWord, shortLine } from '../../../core/text.ts';
import { dropPending, findPending, isPending } from '../../../memories/pending.ts';
import { becameInWords } from '../../../memories/remember.ts';
import { nearestName } from '../../config/config-jsonc.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, collect, command } from '../command.ts';
import { mustAgree, readAllStdin, refuseIf, usage, warn, withWired } from '../io.ts';
import { countingProgress } from '../progress.ts';

/** Paths as git writes them, from folder or root; one that is not there is kept, with a doubt. Throws USAGE for one outside, or with a secret in it. */
async function checkFiles(files: readonly string[], wired: Wired) {
  const { root } = wired.home.place;
  const isThere = (path: string): boolean => root === undefined || existsSync(join(root, path));
  const places = files.map((file) => placesOf(file, wired));
  const areThere = places.every((paths) => paths.some(isThere));
  const head = areThere ? undefined : (await wired.repository.head()).commit;
  const blobs = head === undefined ? undefined : await wired.repository.blobs(head, places.flat());
  const isKnown = (path: string): boolean => isThere(path) || blobs?.has(path) === true;
  return {
    paths: places.flatMap((paths) => paths.find(isThere) ?? paths.find(isKnown) ?? paths[0] ?? []),
    doubts: files
      .filter((_, at) => !places[at]?.some(isKnown))
      .map((file) => `'${file}' is not a file in this repository, as it stands in the work tree`),
  };
}

function placesOf(file: string, { relativePath, filters, home }: Wired): readonly string[] {
  // Made relative, `scheme://user:password@host` is a path like any other, so it is asked about first.
  const isSecret = filterOrThrow(filters, file).includes('[REDACTED:');
  refuseIf(isSecret, 'a file path contains something that is never kept');
  const path = relativePath(file);
  if (path === undefined) throw usage(`'${file}' is not in the work tree of this repository`);
  const fromRoot = home.place.root === undefined ? undefined : relativePath(join(home.place.root, file));
  return fromRoot === undefined || fromRoot === path ? [path] : [path, fromRoot];
}

export const addRemember = command('remember <words...>', {
  summary: 'keep a memory in the notes of HEAD',
  about:
    'Keeps one memory, in your own words, in the notes of the current commit; `-` reads it from stdin. The text is filtered for secrets first.',
  options: {
    '--ns <namespace>': ['learnings, decisions, blockers, progress, patterns, or any other', 'learnings'],
    '--kind <kind>': 'kind of memory (default: implied by the namespace)',
    '--body <text>': 'details beyond the one sentence',
    '--tag <tag>': ['a tag to find it by; may be repeated', collect, []],
    '--file <path>': ['a file it is about; may be repeated', collect, []],
    '--user': 'a memory of your own for every project: kept in your own store, never synced',
    '--evidence <evidence>': ['what supports it', EVIDENCE, 'user-stated'],
    '--json': 'print {"id", "became", "scope"} instead of a sentence',
  },
  example:
    'cs-memory remember --ns decisions "We store times in UTC, because two teams share the tables"\n  cs-memory remember --user "I want short commit messages"',
  run: async (words, { ns: namespace, kind, body, tag: tags, file: files, user, evidence }) => {
    const summary = words.length === 1 && words[0] === '-' ? (await readAllStdin()).trim() : words.join(' ');
    return withWired(async (wired) => {
      refuseIf(user && files.length > 0, 'a memory for every project cannot refer to a file in this one');
      const { paths, doubts } = await checkFiles(files, wired);
      const known = [...NAMESPACES, ...(await wired.notes.refs()).map((ref) => ref.namespace)];
      const meant = known.includes(namespace) ? undefined : nearestName(namespace, known);
      // As in a session: a file of the repository that the sentence names is what it is about.
      const named = user || files.length > 0 ? [] : filesToldIn(summary, wired);
      const about = { tags, files: [...paths, ...named], evidence, kind, body };
      const request = defined({ namespace, summary, ...about });
      const store = user ? wired.user : wired.own;
      // Of the user's own store nobody flushes a queue from within a repository.
      const [entry] = await (store === wired.own ? store.keep : store.remember)([request]);
      for (const doubt of doubts) warn(doubt);
      if (entry === undefined) return;
      const { id, became } = entry;
      if (meant !== undefined)
        warn(
          `'${namespace}' is a new namespace; did you mean '${meant}'? \`cs-memory forget ${id}\` removes this memory`,
        );
      const results = [summary, body ?? '', ...tags].map((text) => wired.filters.filter(text));
      const kinds = results.flatMap((result) => (result.ok ? result.findings.map(({ kind }) => kind) : []));
      const why = wired.home.isUserStore ? ': there is no repository here' : '';
      const whose = store.scope === 'user' ? ` in your own store${why}` : '';
      const where = `${became === 'queued' ? ' into' : ''} refs/notes/cs/${namespace}${whose}`;
      return {
        json: { id, became, scope: store.scope },
        text: [
          `${id} ${becameInWords(entry)}${where}${entry.cut ? ', shortened to fit a note line' : ''}`,
          became === 'known' &&
            tags.length + paths.length > 0 &&
            'a memory keeps the tags and files it began with; the ones given now were not added',
          kinds.length > 0 && `redacted, and stored nowhere: ${[...new Set(kinds)].join(', ')}`,
        ],
      };
    });
  },
});

export const addForget = command('forget <id>', {
  summary: 'stop recalling a memory',
  about:
    'Marks a memory as forgotten, so that it is no longer recalled. The note keeps its text, and `--undo` brings it back. A memory that is still in a queue (`list --pending`) is removed from it for good.',
  options: {
    '--undo': 'recall the memory again',
    '-y, --yes': 'do not ask for confirmation',
    '--json': 'print {"id", "forgotten", "changed"}',
  },
  example: 'cs-memory forget 3f2a\n  cs-memory forget --undo 3f2a',
  run: (id, { undo, yes }) => withWired((wired) => (undo ? restore(id, wired) : forget(id, wired, yes))),
});

async function forget(id: string, wired: Wired, yes: true | undefined): Promise<Answer> {
  const { recall, stores, own } = wired;
  const [waiting, ...others] = await findPending(own, id);
  const isWaiting = waiting !== undefined && others.length === 0 && (await stores.find(id)).length === 0;
  if (isWaiting) {
    const question = `Remove "${shortLine(waiting.summary, 100)}" from the queue? This cannot be undone.`;
    await mustAgree(question, yes, 'not forgotten');
    if (await dropPending(own, waiting.id))
      return {
        json: { id: waiting.id, forgotten: true, changed: true },
        text: `${waiting.id} was removed from the queue; no note holds it`,
      };
  } // where a flush was faster it is a memory like others
  const { memory } = await recall.byId(isWaiting ? waiting.id : id);
  if (!isWaiting) await mustAgree(`Forget "${shortLine(memory.summary, 100)}"?`, yes, 'not forgotten');
  const { changed } = await wired.forget(memory.id, 'forgotten');
  return {
    json: { id: memory.id, forgotten: true, changed },
    text: `${memory.id} ${changed ? 'is' : 'was already'} forgotten`,
  };
}

async function restore(id: string, { forget: mark }: Wired): Promise<Answer> {
  const { memory, changed } = await mark(id, 'restored');
  const summary = shortLine(printable(memory.summary), 100);
  return {
    json: { id: memory.id, forgotten: false, changed },
    text: changed ? `${memory.id} is back: ${summary}` : `${memory.id} was not forgotten`,
  };
}

const idOf = (found: Memory | string): string => (typeof found === 'string' ? found : found.id);

const describe = (found: Memory | string, prefixes: readonly string[]): string => {
  if (typeof found === 'string') return `  ${found} (whatever is left of it)`;
  const why = isNamedBy(found, prefixes) ? '' : ` (${whyToo(found)})`;
  return `  ${found.id}  ${shortLine(found.summary, 100)}${isPending(found) ? ' (queued)' : why}`;
};

const isNamedBy = (found: Memory | string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => idOf(found).startsWith(prefix.toLowerCase()));

/** Why what nobody named goes, too. */
function whyToo(memory: Memory): string {
  if (memory.ns === HANDOFFS) return 'a handoff that tells of it';
  return isEpisode(memory) ? 'a note on work that tells of it' : 'it tells the same';
}

export const addPurge = command('purge <id...>', {
  summary: 'permanently erase memories from the notes and their history',
  about:
    'Rewrites the notes refs and their history without these memories, empties the reflogs of those refs, removes the git objects that held the text, and clears queues and index. Nothing else in the repository changes. This cannot be undone. Copies that were pushed remain on the remote; the command explains what to do there.',
  options: {
    '-y, --yes': 'do not ask for confirmation',
    '--json': 'print {"ids", "refs", "objects", "queued", "leftIn"}',
  },
  example: 'cs-memory purge 3f2a',
  run: (prefixes, { yes, json }) =>
    withWired(async ({ findToPurge, purge, notes }) => {
      const found = await findToPurge(prefixes);
      const question = `Permanently erase:\n${found.map((one) => describe(one, prefixes)).join('\n')}\nThis cannot be undone. Continue?`;
      await mustAgree(question, yes, 'nothing was erased');
      const result = await purge(found, countingProgress());
      const onlyWaited = found.every(isPending) && result.refs.length === 0;
      if (json) return { json: result, text: [] }; // the text asks git once more, which may fail
      const refs = await notes.refs();
      const named = found.filter((one) => isNamedBy(one, prefixes));
      const ids = named.map(idOf).join(', ');
      const too = found.flatMap((one) => (named.includes(one) || typeof one === 'string' ? [] : [one]));
      const places = result.refs.map((ref) => ref.replace(/^user:/, 'your own ')).join(', ') || 'no note';
      const mayBeElsewhere = result.refs.some((ref) => !ref.startsWith('user:')) && refs.length > 0;
      return {
        json: result,
        text: [
          onlyWaited
            ? `${ids}: removed from the queue; no note held it`
            : `${ids}: removed from ${places}; ${count(result.objects, 'git object')} removed`,
          ...too.map((one) => `${one.id}: removed too, ${whyToo(one)}`),
          result.queued > 0 &&
            !onlyWaited &&
            `${result.queued} queued learnings with the same text were removed too`,
          ...result.leftIn.map(leftLine),
          mayBeElsewhere && REMOTES,
        ],
      };
    }),
});

const leftLine = (place: string): string =>
  place.startsWith(ODD_PREFIX)
    ? `still in ${printable(place)}, which was in the way of notes and set aside: \`git update-ref -d ${shellWord(printable(place))}\` deletes it`
    : `still in ${printable(place)}, which cs-memory does not change`;

const REMOTES =
  'If these notes were ever pushed, or fetched by somebody, copies remain there with their history. `cs-memory sync` explains how to replace them on the remote without losing what others pushed (a push with a lease), and what other clones have to do. Hosts keep unreachable objects for a while: ask them to run gc.';
