import { useState } from 'preact/hooks';
import type { FileDiff, One, Why as Reasons } from '../api.ts';
import { age, count, Shown, time } from './parts.tsx';
import { type Source, useAnswer } from './source.ts';

/** What became of its files since: asked for when it is opened, since git has to look. */
export function Diffs({ source, id }: { source: Source; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What has changed in them since</summary>
      {isOpen && <DiffsNow source={source} id={id} />}
    </details>
  );
}

function DiffsNow({ source, id }: { source: Source; id: string }) {
  const diffs = useAnswer(async () => source.diff?.(id) ?? [], [id]);
  return <Shown of={diffs}>{(files) => files.map((file) => <Diff key={file.path} file={file} />)}</Shown>;
}

const SIGNS: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '@': 'hunk' };

function Diff({ file }: { file: FileDiff }) {
  const { path, lines, note } = file;
  return (
    <figure class="diff">
      <figcaption>
        {path}
        {note !== undefined && <span class="quiet"> ({note})</span>}
      </figcaption>
      {lines.length > 0 && (
        <pre>
          {lines.map((line, at) => (
            <span key={at} class={SIGNS[line[0] ?? ''] ?? ''}>{`${line}\n`}</span>
          ))}
        </pre>
      )}
    </figure>
  );
}

/** When it was told, and what came of it. */
export function Told({ one }: { one: One }) {
  const { told, tellings } = one;
  const what =
    told.sessions === 0 && tellings.length === 0
      ? 'It has not been given to any session in this clone yet.'
      : `Given to ${count(Math.max(told.sessions, tellings.length), 'session')} in this clone, used in ${told.used}.`;
  return (
    <>
      <h3>When it was recalled</h3>
      <p>
        {what}
        {told.wornOut && ' It was of no use five times in a row, so it is given only when asked for.'}
      </p>
      <ul class="plain">
        {tellings.slice(-20).map(({ session, at, asked }) => (
          <li key={`${session} ${at}`}>
            {time(at)} <span class="quiet">({age(at)})</span> {asked ? 'asked for' : 'proactively'}, session{' '}
            {session.slice(0, 8)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What it was put together from, and what else its session said. */
export function Why({ one }: { one: One }) {
  const { why, session, evidence } = one;
  return (
    <>
      <h3>Why it was kept</h3>
      {why === undefined && (
        <p>
          {evidence === 'user-stated' && session === undefined
            ? 'Someone entered it outside a session.'
            : `By its evidence: ${evidence}. No sentence of its session is kept here.`}
        </p>
      )}
      {why !== undefined && why.from.length === 0 && (
        <p>By its evidence: {evidence}; it was not put together from sentences.</p>
      )}
      {why !== undefined && why.from.length > 0 && <Sentences sentences={why.from} />}
      {why !== undefined && why.dropped.length > 0 && (
        <details>
          <summary>{count(why.dropped.length, 'sentence')} of its session that became no memory</summary>
          <Sentences sentences={why.dropped} />
        </details>
      )}
    </>
  );
}

type Said = Reasons['from'][number] & { readonly why?: string };

function Sentences({ sentences }: { sentences: readonly Said[] }) {
  return (
    <ul class="plain">
      {sentences.map(({ source, turn, text, worth, why }, at) => (
        <li key={at}>
          {text}
          <span class="quiet">
            {' '}
            ({source}, turn {turn}, worth {worth.toFixed(2)}
            {why !== undefined && `, ${why}`})
          </span>
        </li>
      ))}
    </ul>
  );
}
