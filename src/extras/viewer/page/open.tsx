import { useState } from 'preact/hooks';
import type { Held, OpenWork, Row } from '../shapes.ts';
import { age, RowText, Shown } from './parts.tsx';
import { type ActOn, type Source, useAnswer } from './use.ts';

interface OpenProps {
  readonly source: Source;
  readonly open: (id: string) => void;
  readonly act: ActOn;
  readonly version: number;
}

/** What is not done. */
export function Open({ source, open, act, version }: OpenProps) {
  const work = useAnswer(() => source.open(), [version]);
  return (
    <Shown of={work}>
      {({ held, blockers, failures, goals }: OpenWork) => (
        <div class="columns-2">
          {act !== undefined && (
            <section>
              <h2>Waiting for your review</h2>
              {held.length === 0 && (
                <p class="quiet">Nothing. With capture.review on, captures wait here for your decision.</p>
              )}
              <ul class="plain">
                {held.map((it) => (
                  <Waiting key={it.id} held={it} act={act} />
                ))}
              </ul>
            </section>
          )}
          <Rows title="Blockers" none="None." rows={blockers} open={open} />
          <Rows title="Failures without a fix" none="None." rows={failures} open={open} />
          <section>
            <h2>Goals</h2>
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
          </section>
        </div>
      )}
    </Shown>
  );
}

function Rows({
  title,
  none,
  rows,
  open,
}: {
  title: string;
  none: string;
  rows: readonly Row[];
  open: (id: string) => void;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p class="quiet">{none}</p>}
      <ul class="plain">
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" class="card" onClick={() => open(row.id)}>
              <RowText row={row} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Dropping is for good, so it takes a second click. */
function Waiting({ held, act }: { held: Held; act: NonNullable<ActOn> }) {
  const [isSure, setSure] = useState(false);
  const { id, summary, kind, at } = held;
  return (
    <li>
      {summary}{' '}
      <span class="quiet">
        {kind}, {age(at)}
      </span>
      <p class="actions">
        <button type="button" onClick={() => act({ verb: 'keep', of: id })}>
          Keep
        </button>
        <button type="button" onClick={() => (isSure ? act({ verb: 'drop', of: id }) : setSure(true))}>
          {isSure ? 'Drop for good?' : 'Drop'}
        </button>
      </p>
    </li>
  );
}
