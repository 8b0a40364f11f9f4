// Makes two retrieval sets of LoCoMo (Maharana et al., 2024, CC BY-NC 4.0; its text is no part of this repository):
// `turns`, a document a turn of a conversation, and `sessions`, one a session; each question searches its own
// conversation and looks for the turns, or their sessions, that its authors named as evidence.
// Usage: npx tsx bench/recall/locomo.ts <locomo10.json> <folder>, where locomo10.json is data/locomo10.json of
// https://github.com/snap-research/locomo
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Turn {
  readonly speaker: string;
  readonly dia_id: string;
  readonly text: string;
  /** What is on a picture that was shared. */
  readonly blip_caption?: string;
}

interface Sample {
  readonly sample_id: string;
  readonly conversation: Readonly<Record<string, string | readonly Turn[]>>;
  readonly qa: readonly { readonly question: string; readonly evidence?: readonly string[] }[];
}

interface Session {
  readonly id: string;
  readonly at: string;
  /** The same as the conversation has it. */
  readonly when: string;
  readonly turns: readonly Turn[];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `1:56 pm on 8 May, 2023`, which it takes for UTC. */
function timeOf(text: string): number {
  const found = /^(\d+):(\d+) (am|pm) on (\d+) (\w+), (\d+)$/.exec(text.trim());
  if (found === null) throw new Error(`no time: ${text}`);
  const [, hour, minute, half, day, month, year] = found;
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return Date.UTC(Number(year), MONTHS.indexOf(month ?? ''), Number(day), hours, Number(minute));
}

function sessionsOf({ conversation }: Sample): Session[] {
  return Object.entries(conversation).flatMap(([name, turns]): Session[] => {
    if (typeof turns === 'string') return [];
    const when = String(conversation[`${name}_date_time`]);
    return [{ id: name.replace('session_', 'D'), at: new Date(timeOf(when)).toISOString(), when, turns }];
  });
}

const said = ({ speaker, text, blip_caption: image }: Turn): string =>
  `${speaker}: ${text}${image === undefined ? '' : ` [image: ${image}]`}`;

function turnsOf(sample: Sample): object[] {
  const scope = sample.sample_id;
  return sessionsOf(sample).flatMap(({ id: session, at, turns }) =>
    turns.map((turn, place) => ({
      id: `${scope}/${turn.dia_id}`,
      text: said(turn),
      scope,
      session: `${scope}/${session}`,
      at: new Date(Date.parse(at) + place * 1000).toISOString(),
    })),
  );
}

function wholeSessionsOf(sample: Sample): object[] {
  const scope = sample.sample_id;
  return sessionsOf(sample).map(({ id, at, when, turns }) => ({
    id: `${scope}/${id}`,
    text: [when, ...turns.map(said)].join('\n'),
    scope,
    at,
  }));
}

/** The questions whose evidence is, in part at least, turns that exist (some is misspelled): 1,977 of 1,986. */
function questionsOf(sample: Sample, unitOf: (turn: string) => string): object[] {
  const scope = sample.sample_id;
  const turns = new Set(sessionsOf(sample).flatMap((session) => session.turns.map((turn) => turn.dia_id)));
  return sample.qa.flatMap(({ question, evidence = [] }, number) => {
    const named = evidence.filter((turn) => turns.has(turn));
    const relevant = [...new Set(named.map((turn) => `${scope}/${unitOf(turn)}`))];
    return relevant.length === 0 ? [] : [{ id: `${scope}#${number}`, text: question, relevant, scope }];
  });
}

function write(folder: string, name: string, rows: readonly object[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined)
  throw new Error('usage: locomo.ts <locomo10.json> <folder>');
const samples: readonly Sample[] = JSON.parse(readFileSync(source, 'utf8'));
const sets = [
  { name: 'locomo-turns', documents: turnsOf, unitOf: (turn: string) => turn },
  { name: 'locomo-sessions', documents: wholeSessionsOf, unitOf: (turn: string) => turn.split(':')[0] ?? '' },
];
for (const { name, documents, unitOf } of sets) {
  write(join(target, name), 'corpus.jsonl', samples.flatMap(documents));
  write(
    join(target, name),
    'queries.jsonl',
    samples.flatMap((sample) => questionsOf(sample, unitOf)),
  );
}
