import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ListQuery, Row } from '../rows.ts';
import { RowText } from './parts.tsx';
import type { Source } from './source.ts';

/** Rows that come when they are looked at. */
export interface Rows {
  readonly total: number;
  at(place: number): Row | undefined;
  want(first: number, last: number): void;
}

const ROW_PX = 58;
const BESIDE = 8;

interface ListProps {
  readonly rows: Rows;
  readonly label: string;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** A list of any length of which only what is seen is made. Arrows, Page Up and Down, Home and End go along it, Enter opens. */
export function List({ rows, label, chosen, choose }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setSeen] = useState({ top: 0, height: 600 });
  const [active, setActive] = useState(0);
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 600 } = box.current ?? {};
    setSeen({ top: scrollTop, height: clientHeight });
  }, []);
  useEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  useEffect(() => {
    box.current?.scrollTo(0, 0);
    setActive(0);
  }, [label]);
  const first = Math.max(0, Math.floor(top / ROW_PX) - BESIDE);
  const last = Math.min(rows.total - 1, Math.ceil((top + height) / ROW_PX) + BESIDE);
  useEffect(() => rows.want(first, last), [rows, first, last]);

  const go = (place: number): void => {
    const next = Math.max(0, Math.min(rows.total - 1, place));
    setActive(next);
    const y = next * ROW_PX;
    const list = box.current;
    if (list === null) return;
    if (y < list.scrollTop) list.scrollTo(0, y);
    else if (y + ROW_PX > list.scrollTop + list.clientHeight)
      list.scrollTo(0, y + ROW_PX - list.clientHeight);
  };
  const onKey = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor(height / ROW_PX) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.total - 1,
    };
    const next = steps[event.key];
    const row = rows.at(active);
    if (next !== undefined) go(next);
    else if (event.key === 'Enter' && row !== undefined) choose(row.id);
    else return;
    event.preventDefault();
  };
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const isActiveSeen = active >= first && active <= last;
  return (
    <div
      class="list"
      ref={box}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      {...(isActiveSeen ? { 'aria-activedescendant': `row-${active}` } : {})}
      onScroll={look}
      onKeyDown={onKey}
    >
      <div class="room" role="presentation" style={{ height: `${rows.total * ROW_PX}px` }}>
        {seen.map((place) => {
          const row = rows.at(place);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys of all its rows
            // biome-ignore lint/a11y/useFocusableInteractive: the list is focused, and says which row is active
            <div
              class={place === active ? 'row active' : 'row'}
              id={`row-${place}`}
              key={place}
              role="option"
              aria-selected={row?.id === chosen && chosen !== ''}
              aria-setsize={rows.total}
              aria-posinset={place + 1}
              style={{ transform: `translateY(${place * ROW_PX}px)` }}
              onClick={() => {
                setActive(place);
                if (row !== undefined) choose(row.id);
              }}
            >
              {row === undefined ? <span class="quiet">…</span> : <RowText row={row} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const PAGE = 100;
/** Of 100,000 rows those looked at last are kept. */
const MAX_PAGES = 50;

/** What is asked for: words, or a part of all. */
export interface Wanted extends ListQuery {
  readonly words: string;
  readonly more?: boolean;
}

interface Known {
  readonly turn: number;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly isAll: boolean;
}

const NOTHING: Known = { turn: 0, total: 0, pages: new Map(), isAll: true };

type Answer = Readonly<{ total: number; rows: readonly Row[]; isAll?: boolean }>;

/** With one page more; what answered another question goes. */
function withPage(before: Known, turn: number, page: number, { total, rows, isAll = true }: Answer): Known {
  const pages = new Map(before.turn === turn ? before.pages : []);
  pages.set(page, rows);
  for (const old of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(old);
  return { turn, total, pages, isAll };
}

/** What was found is one page, however long. */
const FOUND = -1;

/** The rows wanted; `version` asks anew. What is shown stands until the next answer, so nothing flickers; late answers are dropped. */
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
