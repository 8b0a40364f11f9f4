import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import { count as counted } from '../../../core/text.ts';
import { ageText } from '../../../core/time.ts';
import type { Row, spansOf } from '../rows.ts';
import type { Asked } from './source.ts';

/** What an answer shows; what is waited for says nothing for a moment. */
export function Shown<T>({ of, children }: { of: Asked<T>; children: (value: T) => ComponentChildren }) {
  if (of.state === 'failed')
    return (
      <p class="fault" role="alert">
        {of.why}
      </p>
    );
  if (of.value === undefined) return <p class="quiet">…</p>;
  return <>{children(of.value)}</>;
}

/** What can be pressed. */
export const Press = ({ does, ...more }: ComponentProps<'button'> & { does: () => unknown }) => (
  <button type="button" onClick={does} {...more} />
);

export const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** How things stand, as a word in a colour; the colour says nothing that the word does not. */
export const Mark = ({ word }: { word: string }) => <span class={`mark ${word}`}>{word}</span>;

/** What became of a memory's files: beside its own state a mere "deleted" would be taken for the memory's. */
export const FilesMark = ({ freshness = 'unknown' }: { freshness: string | undefined }) =>
  freshness === 'unknown' ? null : <span class={`mark ${freshness}`}>file {freshness}</span>;

export function RowText({ row }: { row: Row }) {
  const { ns, kind, summary, seen, evidence, state, freshness, trust, scope } = row;
  return (
    <>
      <span class="summary">{summary}</span>
      <span class="meta">
        {ns}/{kind} · {age(seen)} · {evidence}
        {scope === 'user' && ' · your own'}
        {state !== 'live' && <Mark word={state} />}
        <FilesMark freshness={freshness} />
        {trust === 'other' && <Mark word="not trusted" />}
      </span>
    </>
  );
}

/** A figure, as a bar shows it. */
export type Bar = Readonly<{ label: string; value: number }>;
type Span = ReturnType<typeof spansOf>[number];

const highest = (bars: readonly Bar[]): number => Math.max(1e-9, ...bars.map(({ value }) => value));

type BarsProps = Readonly<{ bars: readonly Bar[]; title: string; shown?: (value: number) => string }>;

/** Bars for the eye, and the same as a list for who does not see them. */
export function Bars({ bars, title, shown }: BarsProps) {
  const most = highest(bars);
  const told = shown ?? String;
  return (
    <figure class="bars">
      <figcaption>{title}</figcaption>
      <div class="columns" aria-hidden="true">
        {bars.map(({ label, value }) => (
          <span
            key={label}
            title={`${label}: ${told(value)}`}
            style={{ height: `${(100 * value) / most}%` }}
          />
        ))}
      </div>
      <div class="ends" aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>most: {told(bars.length === 0 ? 0 : Math.max(...bars.map(({ value }) => value)))}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <ul class="hidden">
        {bars
          .filter(({ value }) => value > 0)
          .map(({ label, value }) => (
            <li key={label}>
              {label}: {told(value)}
            </li>
          ))}
      </ul>
    </figure>
  );
}

type Choose = (span: Span | undefined) => void;
type TimelineProps = Readonly<{ spans: readonly Span[]; since: string; choose: Choose }>;

/** When memories were met first. One stop for the keyboard: arrows go along it, Enter chooses. */
export function Timeline({ spans, since, choose }: TimelineProps) {
  const [at, setAt] = useState(spans.length - 1);
  const most = highest(spans);
  const move = (event: KeyboardEvent, place: number): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(spans.length - 1, Math.max(0, place + step));
    setAt(next);
    const bars = (event.currentTarget as HTMLElement).parentElement?.children;
    (bars?.[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div class="timeline" role="toolbar" aria-label="When memories were first seen">
        {spans.map((span, place) => (
          <Press
            key={span.since}
            tabIndex={place === at ? 0 : -1}
            aria-pressed={span.since === since}
            aria-label={`${span.value} from ${span.since}`}
            title={`${span.since}: ${span.value}`}
            onKeyDown={(event) => move(event, place)}
            does={() => {
              setAt(place);
              choose(span.since === since ? undefined : span);
            }}
          >
            <span style={{ height: `${(100 * span.value) / most}%` }} />
          </Press>
        ))}
      </div>
      <div class="ends" aria-hidden="true">
        <span>{spans[0]?.since}</span>
        <span>{spans.at(-1)?.since}</span>
      </div>
    </>
  );
}

export const age = (at: string): string => ageText(at, Date.now());

/** `2026-01-31 12:30`, in the reader's own time. */
export function time(at: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const count = (value: number, one: string): string =>
  counted(value, one).replace(String(value), value.toLocaleString('en'));

export const WHERE: Readonly<Record<string, string>> = {
  reachable: 'in the history of HEAD',
  equivalent: 'a copy of it is in the history of HEAD',
  elsewhere: 'on another branch',
  gone: 'on no branch any more',
  unknown: 'not known here',
};

export const WHOSE: Readonly<Record<string, string>> = {
  self: 'you',
  trusted: 'trusted',
  other: 'not trusted',
};
