import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListQuery, Row } from '../shapes.ts';
import type { Rows } from './list.tsx';
import type { Source } from './types.ts';

const PAGE = 100;
/** Of 100,000 rows those looked at last are kept. */
const MAX_PAGES = 50;

/** What is asked for: words, or a part of all. */
export interface Wanted extends ListQuery {
  readonly words: string;
  /** More than the best of what fits the words. */
  readonly more?: boolean;
}

interface Known {
  readonly turn: number;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly isAll: boolean;
}

const NOTHING: Known = { turn: 0, total: 0, pages: new Map(), isAll: true };

interface Answer {
  readonly total: number;
  readonly rows: readonly Row[];
  readonly isAll?: boolean;
}

/** With one page more; what answered another question goes. */
function withPage(before: Known, turn: number, page: number, { total, rows, isAll = true }: Answer): Known {
  const pages = new Map(before.turn === turn ? before.pages : []);
  pages.set(page, rows);
  for (const old of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(old);
  return { turn, total, pages, isAll };
}

/** What was found is one page, however long. */
const FOUND = -1;

/**
 * The rows that are wanted; `version` asks anew. What is shown stands until the next answer is there, so nothing flickers at a
 * key, and an answer that comes late is dropped.
 */
export function useRows(
  source: Source,
  wanted: Wanted,
  version: number,
): { readonly rows: Rows; readonly isAll: boolean; readonly fault: string } {
  const [known, setKnown] = useState(NOTHING);
  const [fault, setFault] = useState('');
  const turn = useRef(0);
  const asked = useRef(new Set<number>());
  const { words, more = false, ...query } = wanted;

  const take = (page: number, answer: Promise<Answer>): void => {
    const of = turn.current;
    asked.current.add(page);
    answer.then(
      (said) => {
        if (of !== turn.current) return;
        setFault('');
        setKnown((before) => withPage(before, of, page, said));
      },
      (error: Error) => {
        if (of === turn.current) setFault(error.message);
      },
    );
  };

  useEffect(() => {
    turn.current += 1;
    asked.current = new Set();
    if (words.trim() === '') return take(0, source.list(query, 0, PAGE));
    const found = source.search(words, query.ns ?? '', more);
    take(
      FOUND,
      found.then(({ rows, isAll }) => ({ total: rows.length, rows, isAll })),
    );
  }, [JSON.stringify(wanted), version]);

  const found = known.pages.get(FOUND);
  const rows: Rows = {
    total: known.total,
    at: (place) => found?.[place] ?? known.pages.get(Math.floor(place / PAGE))?.[place % PAGE],
    want: (first, last) => {
      if (found !== undefined || known.turn !== turn.current || known.total === 0) return;
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1)
        if (!known.pages.has(page) && !asked.current.has(page))
          take(page, source.list(query, page * PAGE, PAGE));
    },
  };
  return { rows, isAll: known.isAll, fault };
}
