import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { type FilterPipeline, filterOrThrow } from '../../../../filters/pipeline.ts';
import { CsError } from '../../../core/errors.ts';
import { defined } from '../../../core/given.ts';
import { EVIDENCE, type Evidence, NAMESPACES } from '../../../core/memory.ts';
import { becameInWords } from '../../../memories/remember.ts';
import { nearestName } from '../../config/config-jsonc.ts';
import type { Wired } from '../../wire/services.ts';
import type { Store } from '../../wire/store.ts';
import { collect, command, type Flags, print, printJson, readAllStdin, warn } from '../io.ts';
import { withWired } from '../setting.ts';

export interface CheckedFiles {
  readonly paths: readonly string[];
  readonly doubts: readonly string[];
}

/**
 * Paths as git writes them: from the working folder, or else from the root of the work tree, wherever there is such a file now or at HEAD. One
 * that is nowhere is kept, with a doubt. Throws USAGE for one outside, or with a secret in it: nobody else could find it.
 */
async function checkFiles(files: readonly string[], wired: Wired): Promise<CheckedFiles> {
  const places = files.map((file) => placesOf(file, wired));
  const there = places.map((paths) => paths.find((path) => isInTree(path, wired)));
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
  if (filterOrThrow(filters, file).includes('[REDACTED:'))
    throw new CsError('USAGE', 'a file path contains something that is never kept');
  const path = relativePath(file);
  if (path === undefined) throw new CsError('USAGE', `'${file}' is not in the work tree of this repository`);
  const fromRoot = home.place.root === undefined ? undefined : relativePath(join(home.place.root, file));
  return fromRoot === undefined || fromRoot === path ? [path] : [path, fromRoot];
}

const isInTree = (path: string, { home }: Wired): boolean =>
  home.place.root !== undefined && existsSync(join(home.place.root, path));

async function meantNamespace(name: string, { notes }: Wired): Promise<string | undefined> {
  const known = [...NAMESPACES, ...(await notes.refs()).map(({ namespace }) => namespace)];
  return known.includes(name) ? undefined : nearestName(name, known);
}

type RememberOptions = Flags<'user' | 'json'> & {
  readonly ns: string;
  readonly kind?: string;
  readonly body?: string;
  readonly tag: readonly string[];
  readonly file: readonly string[];
  readonly evidence: Evidence;
};

const SAID = {
  memory: 'remembered in',
  seen: 'seen again in',
  known: 'already known; nothing was added to',
  restored: 'was forgotten and is back in',
} as const;

function redactions(filters: FilterPipeline, texts: readonly string[]): string[] {
  const results = texts.map((text) => filters.filter(text));
  const kinds = results.flatMap((result) => (result.ok ? result.findings : []).map(({ kind }) => kind));
  return [...new Set(kinds)];
}

function whose({ home }: Wired, { scope }: Store): string {
  if (scope !== 'user') return '';
  return home.isUserStore ? ' in your own store: there is no repository here' : ' in your own store';
}

/** `cs-memory remember`: one memory, in your own words. */
export function addRemember(program: Command): void {
  command(program, 'remember <words...>', {
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
  }).action(async (words: string[], options: RememberOptions) => {
    const { ns: namespace, kind, body, tag: tags, file: files, evidence } = options;
    const summary = words.length === 1 && words[0] === '-' ? (await readAllStdin()).trim() : words.join(' ');
    await withWired(async (wired) => {
      if (options.user && files.length > 0)
        throw new CsError('USAGE', 'a memory for every project cannot refer to a file in this one');
      const { paths, doubts } = await checkFiles(files, wired);
      const meant = await meantNamespace(namespace, wired);
      const request = defined({ namespace, summary, tags, files: paths, evidence, kind, body });
      const store = options.user ? wired.user : wired.own;
      // Of the user's own store nobody flushes a queue from within a repository.
      const [entry] = await (store === wired.own ? store.keep : store.remember)([request]);
      for (const doubt of doubts) warn(doubt);
      if (entry === undefined) return;
      if (meant !== undefined)
        warn(
          `'${namespace}' is a new namespace; did you mean '${meant}'? \`cs-memory forget ${entry.id}\` removes this memory`,
        );
      if (options.json) return printJson({ id: entry.id, became: entry.became, scope: store.scope });
      const where = `refs/notes/cs/${namespace}${whose(wired, store)}`;
      print(
        `${entry.id} ${becameInWords(entry, SAID)}${entry.became === 'queued' ? ' into' : ''} ${where}${entry.cut ? ', shortened to fit a note line' : ''}`,
      );
      const redacted = redactions(wired.filters, [summary, options.body ?? '', ...tags]);
      if (redacted.length > 0) print(`redacted, and stored nowhere: ${redacted.join(', ')}`);
    });
  });
}
