import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Act, Acted } from '../actions.ts';
import type { Overview } from '../api.ts';
import type { RowState } from '../rows.ts';
import { Detail } from './detail.tsx';
import { Figures } from './figures.tsx';
import { List, useRows, type Wanted } from './list.tsx';
import { Files, Open } from './open.tsx';
import { count, Press, Timeline, time } from './parts.tsx';
import { findSource, hashOf, useAnswer, usePlace, VIEWS, type View, type ViewProps } from './source.ts';

const STATES: readonly (RowState | 'all')[] = ['live', 'forgotten', 'superseded', 'expired', 'all'];

interface MemoriesProps extends ViewProps {
  readonly overview: Overview | undefined;
  readonly of: string;
}

function Memories({ overview, of, ...view }: MemoriesProps) {
  const { source, open, version } = view;
  const [wanted, setWanted] = useState<Wanted>({ words: '', state: 'live' });
  const { rows, isAll, fault } = useRows(source, wanted, version);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key === '/' && !isTyping) {
        event.preventDefault();
        search.current?.focus();
      }
      if (event.key === 'Escape' && of !== '' && !isTyping) open('');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [of]);
  const put = (change: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...change }));
  const isSearch = wanted.words.trim() !== '';
  const part = wanted.since === undefined ? '' : ` from ${wanted.since}`;
  const label = isSearch
    ? `Found for ${wanted.words}`
    : `Memories, ${wanted.ns ?? 'all'}, ${wanted.state}${part}`;
  return (
    <div class={of === '' ? 'split' : 'split opened'}>
      <section class="left" aria-label="Search and list">
        <div class="ask">
          <input
            ref={search}
            type="search"
            aria-label="Search the memories"
            placeholder="Search, as recall does ( / )"
            value={wanted.words}
            onInput={(event) => put({ words: event.currentTarget.value, more: false })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              document.querySelector<HTMLElement>('.list')?.focus();
            }}
          />
          <select
            aria-label="Namespace"
            value={wanted.ns ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { ns: _ns, ...rest } = wanted;
              setWanted(value === '' ? rest : { ...rest, ns: value });
            }}
          >
            <option value="">all namespaces</option>
            {overview?.namespaces.map(({ label: ns, value }) => (
              <option value={ns} key={ns}>{`${ns} (${value})`}</option>
            ))}
          </select>
          {source.act !== undefined && (
            <select
              aria-label="State"
              value={wanted.state ?? 'live'}
              onChange={({ currentTarget: { value } }) =>
                put({ state: STATES.find((it) => it === value) ?? 'live' })
              }
            >
              {STATES.map((state) => (
                <option value={state} key={state}>
                  {state}
                </option>
              ))}
            </select>
          )}
        </div>
        {!isSearch && overview !== undefined && overview.spans.length > 1 && (
          <Timeline
            spans={overview.spans}
            since={wanted.since ?? ''}
            choose={(span) => {
              const { since: _since, until: _until, ...rest } = wanted;
              setWanted(span === undefined ? rest : { ...rest, since: span.since, until: span.until });
            }}
          />
        )}
        <p class="quiet" role="status">
          {fault !== ''
            ? fault
            : `${count(rows.total, 'memory')}${isSearch ? ' found, best first' : `${part}, newest first`}`}
        </p>
        {isSearch && !isAll && (
          <Press class="link" does={() => put({ more: true })}>
            Show more
          </Press>
        )}
        <List rows={rows} label={label} chosen={of} choose={open} />
      </section>
      <section class="right" aria-label="One memory">
        {of === '' ? (
          <p class="quiet">Click a memory, or move through the list with the arrow keys and press Enter.</p>
        ) : (
          <Detail key={of} id={of} {...view} />
        )}
      </section>
    </div>
  );
}

const NAMES: Readonly<Record<View, string>> = {
  memories: 'Memories',
  files: 'Files',
  open: 'Open',
  figures: 'Figures',
};

function App() {
  const source = useMemo(findSource, []);
  const [place, go] = usePlace();
  const [version, setVersion] = useState(0);
  const [notice, setNotice] = useState<Acted>();
  const overview = useAnswer(() => source.overview(), [version]);
  const ask = source.act;
  const change = async (what: Act): Promise<Acted | undefined> => {
    try {
      const acted = await ask?.(what);
      setNotice(acted);
      setVersion((before) => before + 1);
      return acted;
    } catch (error) {
      setNotice({ said: (error as Error).message });
      return undefined;
    }
  };
  const act = ask === undefined ? undefined : change;
  const view: ViewProps = {
    source,
    act,
    version,
    open: (of) => go({ view: 'memories', of }),
    openFile: (of) => go({ view: 'files', of }),
  };
  const undo = notice?.undo;
  return (
    <>
      <header class="top">
        <h1>cs-memory</h1>
        <p class="quiet">
          {overview.value?.place}
          {overview.value !== undefined && `, ${count(overview.value.total, 'memory')}`}
          {source.madeAt !== undefined && `, as of ${time(source.madeAt)}`}
        </p>
        <nav aria-label="Views">
          {VIEWS.map((view) => (
            <a
              key={view}
              href={hashOf({ view, of: '' })}
              {...(view === place.view ? { 'aria-current': 'page' as const } : {})}
            >
              {NAMES[view]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {overview.state === 'failed' && (
          <p class="fault" role="alert">
            {overview.why}
          </p>
        )}
        {place.view === 'memories' && <Memories {...view} overview={overview.value} of={place.of} />}
        {place.view === 'files' && <Files {...view} of={place.of} />}
        {place.view === 'open' && <Open {...view} />}
        {place.view === 'figures' && <Figures {...view} />}
      </main>
      <div class="notice" role="status">
        {notice !== undefined && (
          <p>
            {notice.said}{' '}
            {undo !== undefined && <Press does={() => change({ verb: 'undo', of: undo })}>Undo</Press>}{' '}
            <Press aria-label="Close this notice" does={() => setNotice(undefined)}>
              ×
            </Press>
          </p>
        )}
      </div>
    </>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
