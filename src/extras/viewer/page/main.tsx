import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Act, Acted } from '../shapes.ts';
import { Figures } from './figures.tsx';
import { Files } from './files.tsx';
import { Memories } from './memories.tsx';
import { Open } from './open.tsx';
import { count, time } from './parts.tsx';
import { findSource } from './source.ts';
import { hashOf, useAnswer, usePlace, VIEWS, type View } from './use.ts';

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
  const open = (of: string): void => go({ view: 'memories', of });
  const openFile = (of: string): void => go({ view: 'files', of });
  const undo = notice?.undo;
  return (
    <>
      <header class="top">
        <h1>cs-memory</h1>
        <p class="quiet">
          {overview.value?.place}
          {overview.value !== undefined && `, ${count(overview.value.total, 'memory', 'memories')}`}
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
        {place.view === 'memories' && (
          <Memories {...{ source, act, version, open, openFile }} overview={overview.value} of={place.of} />
        )}
        {place.view === 'files' && <Files {...{ source, version, open, openFile }} of={place.of} />}
        {place.view === 'open' && <Open {...{ source, act, version, open }} />}
        {place.view === 'figures' && <Figures {...{ source, act, version }} />}
      </main>
      <div class="notice" role="status">
        {notice !== undefined && (
          <p>
            {notice.said}{' '}
            {undo !== undefined && (
              <button type="button" onClick={() => change({ verb: 'undo', of: undo })}>
                Undo
              </button>
            )}{' '}
            <button type="button" aria-label="Close this notice" onClick={() => setNotice(undefined)}>
              ×
            </button>
          </p>
        )}
      </div>
    </>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
