import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filterOrThrow } from '../../../../filters/pipeline.ts';
import { filesToldIn } from '../../../capture/distil-session.ts';
import { defined } from '../../../core/basics.ts';
import { EVIDENCE, NAMESPACES } from '../../../core/memory.ts';
import { becameInWords } from '../../../memories/remember.ts';
import { nearestName } from '../../config/config-jsonc.ts';
import type { Wired } from '../../wire/services.ts';
import { collect, command } from '../command.ts';
import { readAllStdin, refuseIf, usage, warn, withWired } from '../io.ts';

/** Paths as git writes them, from folder or root; one that is nowhere is kept, with a doubt. Throws USAGE for one outside, or with a secret in it. */
async function checkFiles(files: readonly string[], wired: Wired) {
  const places = files.map((file) => placesOf(file, wired));
  const { root } = wired.home.place;
  const there = places.map((paths) =>
    root === undefined ? undefined : paths.find((path) => existsSync(join(root, path))),
  );
  const commit = there.includes(undefined) ? (await wired.repository.head()).commit : undefined;
  const blobs = commit === undefined ? new Map() : await wired.repository.blobs(commit, places.flat());
  const found = places.map((paths, at) => there[at] ?? paths.find((path) => blobs.has(path)));
  return {
    paths: places.flatMap((paths, at) => found[at] ?? paths[0] ?? []),
    doubts: files
      .filter((_, at) => found[at] === undefined)
      .map((file) => `'${file}' is not a file in this repository, neither in the work tree nor at HEAD`),
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

const SAID = {
  memory: 'remembered in',
  seen: 'seen again in',
  known: 'already known; nothing was added to',
  restored: 'was forgotten or expiring, and is back for good in',
} as const;

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
          `${id} ${becameInWords(entry, SAID)}${where}${entry.cut ? ', shortened to fit a note line' : ''}`,
          became === 'known' &&
            tags.length + paths.length > 0 &&
            'a memory keeps the tags and files it began with; the ones given now were not added',
          kinds.length > 0 && `redacted, and stored nowhere: ${[...new Set(kinds)].join(', ')}`,
        ],
      };
    });
  },
});
