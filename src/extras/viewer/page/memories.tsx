import { useEffect, useRef, useState } from 'preact/hooks';
import type { Overview, RowState } from '../shapes.ts';
import { Detail } from './detail.tsx';
import { List, useRows, type Wanted } from './list.tsx';
import { count, Timeline } from './parts.tsx';
import type { ActOn, Source } from './use.ts';

const STATES: readonly (RowState | 'all')[] = ['live', 'forgotten', 'superseded', 'expired', 'all'];

interface MemoriesProps {
  readonly source: Source;
  readonly overview: Overview | undefined;
  readonly of: string;
  readonly open: (id: string) => void;
  readonly openFile: (path: string) => void;
  readonly act: ActOn;
  readonly version: number;
}

/** What somebody typed, the list of it, and the one that is open. */
export function Memories({ source, overview, of, open, openFile, act, version }: MemoriesProps) {
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
            : `${count(rows.total, 'memory', 'memories')}${isSearch ? ' found, best first' : `${part}, newest first`}`}
        </p>
        {isSearch && !isAll && (
          <button type="button" class="link" onClick={() => put({ more: true })}>
            Show more
          </button>
        )}
        <List rows={rows} label={label} chosen={of} choose={open} />
      </section>
      <section class="right" aria-label="One memory">
        {of === '' ? (
          <p class="quiet">Click a memory, or move through the list with the arrow keys and press Enter.</p>
        ) : (
          <Detail
            key={of}
            source={source}
            id={of}
            act={act}
            open={open}
            openFile={openFile}
            version={version}
          />
        )}
      </section>
    </div>
  );
}
