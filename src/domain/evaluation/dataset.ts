import { CsError } from '../errors.ts';
import type { Memory } from '../memory.ts';

/** A memory that may be found, and where: a question looks only among the documents of its own scope. */
export interface Document {
  readonly scope: string;
  readonly memory: Memory;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly scope: string;
  /** The ids of the memories that answer it. */
  readonly relevant: readonly string[];
}

/** What retrieval is measured with. */
export interface Dataset {
  readonly documents: readonly Document[];
  readonly questions: readonly Question[];
}

type Row = Readonly<Record<string, unknown>>;

/** Documents that come without a time are told apart by their places, a second each: neighbours keep their order. */
const FIRST_MS = Date.UTC(2020, 0, 1);

/**
 * A dataset of two JSONL texts: `{id, text, scope?, session?, at?}` and `{id, text, relevant: [ids], scope?}`. Documents of
 * one `session` were said one after the other. A question that nothing answers is left out. Throws USAGE at a line that is
 * something else.
 */
export function readDataset(corpus: string, queries: string): Dataset {
  return {
    documents: rowsOf(corpus, 'corpus.jsonl').map(documentOf),
    questions: rowsOf(queries, 'queries.jsonl')
      .map(questionOf)
      .filter(({ relevant }) => relevant.length > 0),
  };
}

/** How many questions have an answer that is no document of their scope: nothing can find it. Pure. */
export function unanswerable({ documents, questions }: Dataset): number {
  const known = new Set(documents.map(({ scope, memory }) => JSON.stringify([scope, memory.id])));
  return questions.filter(({ scope, relevant }) =>
    relevant.some((id) => !known.has(JSON.stringify([scope, id]))),
  ).length;
}

const scopeOf = (row: Row): string => (typeof row['scope'] === 'string' ? row['scope'] : '');

function rowsOf(text: string, name: string): Row[] {
  return text.split('\n').flatMap((line, index): Row[] => {
    if (line.trim() === '') return [];
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      row = undefined;
    }
    if (typeof row === 'object' && row !== null && 'id' in row && 'text' in row) return [row as Row];
    throw new CsError('USAGE', `${name}, line ${index + 1}: expected {"id", "text", …}`);
  });
}

function questionOf(row: Row, place: number): Question {
  const { relevant } = row;
  if (!Array.isArray(relevant))
    throw new CsError('USAGE', `queries.jsonl, question ${place + 1}: expected "relevant", a list of ids`);
  return {
    id: String(row['id']),
    text: String(row['text']),
    scope: scopeOf(row),
    relevant: relevant.map(String),
  };
}

function documentOf(row: Row, place: number): Document {
  const { session, at } = row;
  return {
    scope: scopeOf(row),
    memory: {
      id: String(row['id']),
      at: typeof at === 'string' ? at : new Date(FIRST_MS + place * 1000).toISOString(),
      ns: 'learnings',
      kind: 'learning',
      summary: String(row['text']),
      evidence: 'user-stated',
      tags: [],
      files: [],
      anchor: '',
      anchors: [],
      seenIn: [],
      lastSeenAt: typeof at === 'string' ? at : new Date(FIRST_MS + place * 1000).toISOString(),
      usefulCount: 0,
      uselessCount: 0,
      forgotten: false,
      ...(typeof session === 'string' ? { session } : {}),
    },
  };
}
