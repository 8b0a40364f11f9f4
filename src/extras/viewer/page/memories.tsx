import { useEffect, useRef, useState } from 'preact/hooks';
import type { Graph, Overview, RowState } from '../shapes.ts';
import { Detail } from './detail.tsx';
import { List, useRows, type Wanted } from './list.tsx';
import { count, Mark, Shown, Timeline } from './parts.tsx';
import { type ActOn, type Source, useAnswer } from './source.ts';

const STEP_PX = 44;
const MIDDLE_PX = 22;

interface FilesProps {
  readonly source: Source;
  readonly of: string;
  readonly openFile: (path: string) => void;
  readonly open: (id: string) => void;
  readonly version: number;
}

/** Files and the memories that speak of them, as a graph that one walks: a file leads to its memories, and those to their other files. */
export function Files({ source, of, openFile, open, version }: FilesProps) {
  const [word, setWord] = useState('');
  const graph = useAnswer(() => source.graph(word, of), [word, of, version]);
  return (
    <section aria-label="Files and memories">
      <div class="ask">
        <input
          type="search"
          aria-label="Search the files"
          placeholder="Part of a path"
          value={word}
          onInput={(event) => {
            setWord(event.currentTarget.value);
            if (of !== '') openFile('');
          }}
        />
        {of !== '' && (
          <button type="button" onClick={() => openFile('')}>
            All files
          </button>
        )}
      </div>
      <Shown of={graph}>
        {(it) => (
          <>
            <p class="quiet" role="status">
              {of === ''
                ? `${count(it.files.length, 'file')}, those with the most memories first`
                : `Around ${of}: ${count(it.memories.length, 'memory', 'memories')}, and the other files they are about`}
            </p>
            <Drawing graph={it} of={of} openFile={openFile} open={open} />
          </>
        )}
      </Shown>
    </section>
  );
}

function Drawing({
  graph,
  of,
  openFile,
  open,
}: { graph: Graph } & Pick<FilesProps, 'of' | 'openFile' | 'open'>) {
  const [lit, setLit] = useState<{ readonly file?: number; readonly memory?: number }>({});
  const { files, memories, links } = graph;
  const rows = Math.max(files.length, memories.length);
  const spread = (at: number, all: number): number => ((at + 0.5) * rows * STEP_PX) / Math.max(1, all);
  const isLit = ([file, memory]: readonly [number, number]): boolean =>
    lit.file === file || lit.memory === memory;
  return (
    <div class="graph" style={{ height: `${rows * STEP_PX}px` }}>
      <svg aria-hidden="true" viewBox={`0 0 100 ${Math.max(1, rows * STEP_PX)}`} preserveAspectRatio="none">
        {links.map(([file, memory]) => {
          const [a, b] = [spread(file, files.length), spread(memory, memories.length)];
          const name = `${file} ${memory}`;
          return (
            <path
              key={name}
              class={isLit([file, memory]) ? 'lit' : ''}
              d={`M0 ${a} C50 ${a} 50 ${b} 100 ${b}`}
            />
          );
        })}
      </svg>
      <ul class="nodes from" aria-label="Files">
        {files.map(({ path, count: many }, at) => (
          <li key={path} style={{ top: `${spread(at, files.length) - MIDDLE_PX}px` }}>
            <button
              type="button"
              aria-pressed={path === of}
              title={path}
              onClick={() => openFile(path === of ? '' : path)}
              onFocus={() => setLit({ file: at })}
              onPointerEnter={() => setLit({ file: at })}
            >
              <span class="path">{path}</span> <span class="quiet">{many}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul class="nodes to" aria-label="Memories">
        {memories.map(({ id, summary, freshness }, at) => (
          <li key={id} style={{ top: `${spread(at, memories.length) - MIDDLE_PX}px` }}>
            <button
              type="button"
              title={summary}
              onClick={() => open(id)}
              onFocus={() => setLit({ memory: at })}
              onPointerEnter={() => setLit({ memory: at })}
            >
              {summary}
              {freshness !== undefined && freshness !== 'unknown' && <Mark word={freshness} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
