import { emitKeypressEvents, type Key } from 'node:readline';
import { InvalidArgumentError } from 'commander';
import * as review from '../../../capture/review.ts';
import { CsError } from '../../../core/errors.ts';
import { printable } from '../../../core/text.ts';
import { ageText, DAY_MS } from '../../../core/time.ts';
import type { Wired } from '../../wire/services.ts';
import { type Answer, collect, command, wholeNumber } from '../command.ts';
import { askLine, colors, type Flags, idLine, pick, print, withWired } from '../io.ts';
import { withoutProgress } from '../progress.ts';

/** Waits on a terminal for one of some keys, without Enter. Escape, Ctrl-C, Ctrl-D and the end of the input are `q`. */
function askKey(question: string, keys: readonly string[]): Promise<string> {
  const { stdin, stdout } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write(question);
  return new Promise((resolve) => {
    const done = (key: string): void => {
      stdin.off('keypress', pressed);
      stdin.off('end', ended);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write(`${key}\n`);
      resolve(key);
    };
    const ended = (): void => done('q');
    const pressed = (_text: string | undefined, { name = '', ctrl = false }: Key): void => {
      if (name === 'escape' || (ctrl && (name === 'c' || name === 'd'))) done('q');
      else if (!ctrl && keys.includes(name)) done(name);
    };
    stdin.on('keypress', pressed);
    stdin.on('end', ended);
  });
}

const UNIT_MS: Readonly<Record<string, number>> = { h: DAY_MS / 24, d: DAY_MS, w: 7 * DAY_MS };
const KEYS = ['k', 'e', 'f', 'p', 's', 'q'];
const QUESTION = `[k]eep, [e]dit, [f]orget, [p]romote to your own for every project, [s]kip, [q]uit? `;

function sinceMs(text: string): number {
  const [, count, unit = ''] = /^(\d+)([hdw])$/.exec(text) ?? [];
  const ms = count === undefined ? Date.parse(text) : Date.now() - Number(count) * (UNIT_MS[unit] ?? 0);
  if (Number.isFinite(ms)) return ms;
  throw new InvalidArgumentError('Expected 12h, 3d, 2w or a time such as 2026-01-31T12:00:00Z.');
}

function captureLine({ id, isHeld, at, content }: review.Capture, nowMs: number): string {
  const label = `${content.ns}/${content.kind}, ${ageText(at, nowMs)}${isHeld ? ', held back' : ''}`;
  return idLine(id, content.summary, 160, label);
}

const captureJson = ({ id, isHeld, at, content, paths }: review.Capture): object => ({
  ...{ id, held: isHeld, at },
  ...pick(content, 'ns', 'kind', 'summary', 'body', 'evidence', 'severity', 'tags', 'signature', 'session'),
  files: paths,
});

function theOne(captures: readonly review.Capture[], prefix: string): review.Capture {
  const found = captures.filter(({ id }) => id.startsWith(prefix.toLowerCase()));
  const [capture] = found;
  if (capture !== undefined && found.length === 1) return capture;
  const many = found.length === 0 ? 'no capture has' : `${found.length} captures have`;
  throw new CsError('NOT_FOUND', `${many} an id beginning with '${prefix}'`, {
    hint: '`cs-memory review` lists those that can be reviewed; `--since` and `--limit` show more',
  });
}

type Named = Readonly<Record<'keep' | 'forget' | 'promote', readonly string[]>> & Flags<'keepAll'>;

async function decide(wired: Wired, captures: readonly review.Capture[], named: Named): Promise<Answer> {
  const { forget, promote, keep } = {
    forget: named.forget.map((id) => theOne(captures, id)),
    promote: named.promote.map((id) => theOne(captures, id)),
    keep: named.keep.map((id) => theOne(captures, id)),
  };
  const others = captures.filter((it) => !forget.includes(it) && !promote.includes(it));
  const kept = named.keepAll ? others : keep;
  for (const capture of kept) await review.keepCapture(wired, capture);
  for (const capture of forget) await review.forgetCapture(wired, capture);
  for (const capture of promote) await review.promoteCapture(wired, capture);
  const ids = (list: readonly review.Capture[]) => list.map(({ id }) => id);
  return {
    json: { kept: ids(kept), forgotten: ids(forget), promoted: ids(promote), held: wired.held.count() },
    text: `${kept.length} kept, ${forget.length} forgotten, ${promote.length} promoted`,
  };
}

async function edit(wired: Wired, capture: review.Capture): Promise<string | undefined> {
  const line = await askLine('New text: ', capture.content.summary);
  if (!line || line === capture.content.summary) return undefined;
  return review.editCapture(wired, capture, line);
}

const PAST = { k: 'kept', e: 'edited', f: 'forgotten', p: 'promoted' } as const;

async function walk(wired: Wired, captures: readonly review.Capture[]): Promise<undefined> {
  const nowMs = Date.now();
  const done = { kept: 0, edited: 0, forgotten: 0, promoted: 0 };
  for (const [at, capture] of captures.entries()) {
    print(`\n${colors.dim(`${at + 1} of ${captures.length}`)}  ${captureLine(capture, nowMs)}`);
    if (capture.content.body) print(printable(capture.content.body));
    const key = await withoutProgress(() => askKey(QUESTION, KEYS));
    if (key === 'q') break;
    if (key === 'k') await review.keepCapture(wired, capture);
    if (key === 'f') await review.forgetCapture(wired, capture);
    if (key === 'p') await review.promoteCapture(wired, capture);
    const id = key === 'e' ? await edit(wired, capture) : '';
    if (key === 'e') print(id === undefined ? 'nothing was changed' : `kept as ${id}`);
    if (key in PAST && id !== undefined) done[PAST[key as keyof typeof PAST]] += 1;
  }
  const rest = Object.values(done).reduce((left, count) => left - count, captures.length);
  const counts = Object.entries(done).map(([past, count]) => `${count} ${past}`);
  print(`\n${counts.join(', ')}; ${rest} left as they were`);
}

export const addReview = command('review', {
  summary: 'keep, edit or forget what was captured',
  about:
    'Walks through what hooks captured, newest first, with one key each. If `capture.review` is set, captures are held back until they are reviewed; otherwise it walks through the memories of the last week. Without a terminal it lists them.',
  options: {
    '--since <time>': [
      'only what was seen since then: 12h, 3d, 2w or a time (default: everything waiting, otherwise a week)',
      sinceMs,
    ],
    '--limit <n>': ['maximum number of results', wholeNumber(1, 10_000), 100],
    '--keep <id>': ['keep this one without asking; may be repeated', collect, []],
    '--keep-all': 'keep all but those named by --forget and --promote',
    '--forget <id>': ['forget this one; may be repeated', collect, []],
    '--promote <id>': ['make this one your own for every project; may be repeated', collect, []],
    '--json': 'print {"held", "captures": [{"id", "held", "ns", "kind", "summary", …}]}',
  },
  example: 'cs-memory review --since 2d',
  run: (options) =>
    withWired(async (wired) => {
      const { since, limit, keep, keepAll, forget, promote, json } = options;
      const captures = await review.listCaptures(wired, {
        limit,
        ...(since === undefined ? {} : { sinceMs: since }),
      });
      if (keepAll || keep.length + forget.length + promote.length > 0)
        return decide(wired, captures, options);
      const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
      if (!json && captures.length > 0 && isTerminal) return walk(wired, captures);
      const lines = captures.map((capture) => captureLine(capture, Date.now()));
      return {
        json: { held: wired.held.count(), captures: captures.map(captureJson) },
        text: lines.length === 0 ? 'Nothing to review.' : lines,
      };
    }),
});
