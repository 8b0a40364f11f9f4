// Whether what answers a question about the past is told first: npm run bench:told -- <folder> --questions FILE [--repo <owner/name>]… [--stores <folder>] [--list]
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOnceQuiet, run } from '../measure.ts';
import { openClient } from '../worth/client.ts';
import { replay } from '../worth/replay.ts';
import { type Reference, readReferences, readTranscripts } from '../worth/sessions.ts';
import { readLines } from './told.ts';

/** What a developer asks, and the memory of a reference that answers it. */
interface Question {
  readonly repo: string;
  readonly session: string;
  readonly id: string;
  readonly question: string;
}

export interface QuestionFiles {
  readonly folder: string;
  readonly questions: string;
  readonly repos: readonly string[] | undefined;
  /** Keeps what the sessions left there, for the next run: playing them takes minutes. */
  readonly stores: string | undefined;
  readonly isListed: boolean;
}

type Noted = Reference['memories'][number];

/** What the readers' kinds are called in the notes. */
const KINDS: Readonly<Record<string, { readonly namespace?: string; readonly kind?: string }>> = {
  decision: { namespace: 'decisions' },
  rule: { namespace: 'patterns', kind: 'convention' },
  open: { namespace: 'blockers' },
  cause: { kind: 'insight' },
  mechanism: { kind: 'discovery' },
  environment: { kind: 'environment' },
  'dead-end': { kind: 'warning' },
};
const DAY_MS = 86_400_000;
/** Asked a week after; what is of other projects is up to two months old. */
const ASKED_AFTER_DAYS = 7;
const OTHERS_DAYS = 60;
/** Makes people's questions certain to be taken for ones about the past: what is found is measured apart from when. */
const FORCED = 'What do we remember about this: ';

const recordOf = ({ summary, kind = '' }: Noted, days: number): string =>
  JSON.stringify({ ...KINDS[kind], summary, at: new Date(Date.now() - days * DAY_MS).toISOString() });

const summariesIn = (told: string): readonly string[] =>
  [...told.matchAll(/^- \*\*\[[^\]]*\]\*\* (.*)$/gm)].map(([, summary = '']) => summary);

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The reference itself, however it was cut, or another memory that says all of it. */
function answers({ summary, must }: Noted, told: string): boolean {
  const begin = plain(summary).slice(0, 60);
  return plain(told).startsWith(begin) || must.every((pattern) => new RegExp(pattern, 'i').test(told));
}

/** The repository that the sessions of a project leave; all that was noted of it and of other projects is put into its notes. */
function makeStore(root: string, repo: string, place: string, { folder, stores }: QuestionFiles): void {
  const kept = stores === undefined ? undefined : join(stores, repo.replace('/', '+'));
  const references = readReferences(folder, undefined);
  if (kept !== undefined && existsSync(kept)) cpSync(kept, place, { recursive: true });
  else {
    const transcripts = readTranscripts(folder);
    for (const { session } of references.filter((one) => one.repo === repo))
      replay(root, place, session, transcripts.get(session) ?? []);
    if (kept !== undefined) {
      mkdirSync(kept, { recursive: true });
      cpSync(place, kept, { recursive: true });
    }
  }
  const { repository, env } = openClient(root, place, 'import');
  const lines = references.flatMap((one, at) =>
    one.memories.map((noted, nth) =>
      recordOf(noted, one.repo === repo ? ASKED_AFTER_DAYS : (at * 7 + nth * 3) % OTHERS_DAYS),
    ),
  );
  const cli = join(root, 'plugins/cs/dist/cs-memory.mjs');
  run(process.execPath, [cli, 'import', '--jsonl'], repository, env, lines.join('\n'));
}

/** Prints how many questions are answered, by the first memory told, and by any. */
export function measureQuestions(root: string, files: QuestionFiles): void {
  const all = readLines<Question>(files.questions);
  const noted = new Map(
    readReferences(files.folder, undefined).flatMap(({ session, memories }) =>
      memories.map((one) => [`${session} ${one.id}`, one] as const),
    ),
  );
  for (const repo of new Set(all.map((one) => one.repo))) {
    if (files.repos !== undefined && !files.repos.includes(repo)) continue;
    const place = mkdtempSync(join(tmpdir(), 'told-questions-'));
    makeStore(root, repo, place, files);
    const figures = { fired: 0, first: 0, any: 0, forcedFirst: 0, forcedAny: 0 };
    const asked = all.filter((one) => one.repo === repo);
    asked.forEach(({ session, id, question }, index) => {
      const right = noted.get(`${session} ${id}`);
      if (right === undefined) throw new Error(`no reference ${id} of session ${session}`);
      const [plainly, forced] = ['', FORCED].map((before) => {
        let told = '';
        openClient(root, place, `asks-${index}-${before.length}`, (_event, text) => {
          told += text;
        }).raise('UserPromptSubmit', { prompt: `${before}${question}` });
        return summariesIn(told);
      }) as [readonly string[], readonly string[]];
      const rankOf = (told: readonly string[]): number => told.findIndex((one) => answers(right, one));
      if (plainly.length > 0) figures.fired += 1;
      if (rankOf(plainly) === 0) figures.first += 1;
      if (rankOf(plainly) >= 0) figures.any += 1;
      if (rankOf(forced) === 0) figures.forcedFirst += 1;
      if (rankOf(forced) >= 0) figures.forcedAny += 1;
      if (files.isListed && rankOf(forced) !== 0)
        console.log(
          `missed ${question}\n  wanted: ${right.summary.slice(0, 160)}\n  ${forced.map((one) => one.slice(0, 160)).join('\n  ')}`,
        );
      if (files.isListed && plainly.length === 0) console.log(`silent ${question}`);
    });
    const { fired, first, any, forcedFirst, forcedAny } = figures;
    console.log(
      `${repo}: ${asked.length} questions; answered at all ${fired}, right first ${first}, right among all ${any}; asked for memories by name: right first ${forcedFirst}, among all ${forcedAny}`,
    );
    removeOnceQuiet(place);
  }
}
