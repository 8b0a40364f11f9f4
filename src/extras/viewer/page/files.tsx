import { useState } from 'preact/hooks';
import type { Graph } from '../shapes.ts';
import { count, Mark, Shown } from './parts.tsx';
import { type Source, useAnswer } from './use.ts';

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
