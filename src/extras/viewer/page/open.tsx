import { useState } from 'preact/hooks';
import type { OpenWork } from '../api.ts';
import type { graphOf, Row } from '../rows.ts';
import { age, count, FilesMark, Press, RowText, Section, Shown } from './parts.tsx';
import { type ActOn, useAnswer, type ViewProps } from './source.ts';

export function Open({ source, open, act, version }: ViewProps) {
  const work = useAnswer(() => source.open(), [version]);
  return (
    <Shown of={work}>
      {({ held, blockers, failures, goals }: OpenWork) => (
        <div class="columns-2">
          {act !== undefined && (
            <Section title="Waiting for your review">
              {held.length === 0 && (
                <p class="quiet">Nothing. With capture.review on, captures wait here for your decision.</p>
              )}
              <ul class="plain">
                {held.map((it) => (
                  <Waiting key={it.id} held={it} act={act} />
                ))}
              </ul>
            </Section>
          )}
          <Rows title="Blockers" none="None." rows={blockers} open={open} />
          <Rows title="Failures without a fix" none="None." rows={failures} open={open} />
          <Section title="Goals">
            {goals.length === 0 && <p class="quiet">There are no open goals.</p>}
            <ul class="plain">
              {goals.map(({ title, state, since, session, isStep }) => (
                <li key={`${session} ${title}`} class={isStep ? 'step' : ''}>
                  {title}
                  <span class="quiet">
                    {' '}
                    {state}, {age(since)}
                    {session !== '' && `, session ${session.slice(0, 8)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </Shown>
  );
}

type RowsProps = Readonly<{ title: string; none: string; rows: readonly Row[]; open: (id: string) => void }>;

function Rows({ title, none, rows, open }: RowsProps) {
  return (
    <Section title={title}>
      {rows.length === 0 && <p class="quiet">{none}</p>}
      <ul class="plain">
        {rows.map((row) => (
          <li key={row.id}>
            <Press class="card" does={() => open(row.id)}>
              <RowText row={row} />
            </Press>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Dropping is for good, so it takes a second click. */
function Waiting({ held, act }: { held: OpenWork['held'][number]; act: NonNullable<ActOn> }) {
  const [isSure, setSure] = useState(false);
  const { id, summary, kind, at } = held;
  return (
    <li>
      {summary}{' '}
      <span class="quiet">
        {kind}, {age(at)}
      </span>
      <p class="actions">
        <Press does={() => act({ verb: 'keep', of: id })}>Keep</Press>
        <Press does={() => (isSure ? act({ verb: 'drop', of: id }) : setSure(true))}>
          {isSure ? 'Drop for good?' : 'Drop'}
        </Press>
      </p>
    </li>
  );
}

const STEP_PX = 44;
const MIDDLE_PX = 22;

interface FilesProps extends ViewProps {
  readonly of: string;
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
        {of !== '' && <Press does={() => openFile('')}>All files</Press>}
      </div>
      <Shown of={graph}>
        {(it) => (
          <>
            <p class="quiet" role="status">
              {of === ''
                ? `${count(it.files.length, 'file')}, those with the most memories first`
                : `Around ${of}: ${count(it.memories.length, 'memory')}, and the other files they are about`}
            </p>
            <Drawing graph={it} of={of} openFile={openFile} open={open} />
          </>
        )}
      </Shown>
    </section>
  );
}

type DrawingProps = Pick<FilesProps, 'of' | 'openFile' | 'open'> & { graph: ReturnType<typeof graphOf> };

function Drawing({ graph, of, openFile, open }: DrawingProps) {
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
              <FilesMark freshness={freshness} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
