import { sizeText } from '../../../core/text.ts';
import type { Act } from '../actions.ts';
import type { Figures as FiguresData } from '../api.ts';
import { age, Bars, count, Press, Section, Shown } from './parts.tsx';
import { useAnswer, type ViewProps } from './source.ts';

export function Figures({ source, act, version }: ViewProps) {
  const figures = useAnswer(() => source.figures(), [version]);
  return (
    <Shown of={figures}>
      {(it) => (
        <div class="columns-2">
          <Told {...it} />
          <Quality quality={it.quality} />
          {it.cost.length > 0 && <Cost cost={it.cost} />}
          <Kinds kinds={it.kinds} />
          <Section title="Storage">
            <Table
              head={['What', 'Size']}
              rows={it.storage.map(({ what, bytes }) => [what, sizeText(bytes)])}
            />
          </Section>
          {act !== undefined && <Trusted trusted={it.trusted} act={act} />}
          {it.faults.length > 0 && (
            <Section title="What failed in the last days">
              <Table
                head={['Where', 'Times', 'Last']}
                rows={it.faults.map(({ what, count: times, at }) => [what, String(times), age(at)])}
              />
            </Section>
          )}
        </div>
      )}
    </Shown>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, at) => (
              <td key={head[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Told({ told, toldDays, marks }: Pick<FiguresData, 'told' | 'toldDays' | 'marks'>) {
  const share = told.sessions === 0 ? '' : ` (${Math.round((100 * told.used) / told.sessions)} %)`;
  return (
    <Section title="Use">
      <p>
        {told.memories === 0
          ? 'No memory has been given to a session yet. '
          : `${count(told.memories, 'memory')} given to sessions ${count(told.sessions, 'time')}, used ${count(told.used, 'time')}${share}. `}
        Rated useful {count(marks.useful, 'time')}, useless {count(marks.useless, 'time')}.
      </p>
      {toldDays.some(({ value }) => value > 0) && (
        <Bars bars={toldDays} title="Memories given to sessions per day, last seven days, all repositories" />
      )}
    </Section>
  );
}

function Quality({ quality }: Pick<FiguresData, 'quality'>) {
  return (
    <Section title="Quality of recall">
      {quality === undefined ? (
        <p class="quiet">Not measured yet: run cs-memory debug eval.</p>
      ) : (
        <>
          <p class="quiet">
            cs-memory debug eval, {age(quality.at)}: part of each memory is used as the query for the rest of
            it.
          </p>
          <Table
            head={['Asked by', 'How', 'Found in the first five', 'MRR']}
            rows={quality.rows.map(({ asked, row, recallAt5, mrr }) => [
              asked.replace(' held out', ''),
              row,
              `${(100 * recallAt5).toFixed(0)} %`,
              mrr.toFixed(3),
            ])}
          />
        </>
      )}
    </Section>
  );
}

function Cost({ cost }: Pick<FiguresData, 'cost'>) {
  const usd = (value: number): string => `$${value.toFixed(3)}`;
  const sum = cost.reduce((all, { value }) => all + value, 0);
  const calls = cost.reduce((all, day) => all + day.calls, 0);
  return (
    <Section title="What the model cost">
      <p>
        {usd(sum)} in 30 days, {count(calls, 'call')}, all repositories.
      </p>
      <Bars bars={cost} title="US dollars per day" shown={usd} />
    </Section>
  );
}

function Kinds({ kinds }: Pick<FiguresData, 'kinds'>) {
  const weeks = kinds[0]?.weeks.length ?? 0;
  const all = Array.from({ length: weeks }, (_, at) =>
    kinds.reduce((sum, kind) => sum + (kind.weeks[at] ?? 0), 0),
  );
  const bars = all.map((value, at) => ({
    label: at === weeks - 1 ? 'this week' : `${weeks - 1 - at} weeks ago`,
    value,
  }));
  return (
    <Section title="What is stored">
      {weeks > 0 && <Bars bars={bars} title="New memories per week" />}
      <Table
        head={['Kind', 'Can be recalled']}
        rows={kinds.map(({ label, value }) => [label, String(value)])}
      />
    </Section>
  );
}

function Trusted({ trusted, act }: Pick<FiguresData, 'trusted'> & { act: (act: Act) => Promise<unknown> }) {
  const { self, authors, remotes } = trusted;
  return (
    <Section title="Whom you trust">
      <p class="quiet">
        Sessions are proactively given what you and people you trust wrote. You are{' '}
        {self.join(', ') || 'unknown to git here'}.
      </p>
      <ul class="plain">
        {remotes.map(({ name, trusted: isTrusted }) => (
          <li key={name}>
            Everybody who can push to {name}: {isTrusted ? 'trusted' : 'not trusted'}{' '}
            <button
              type="button"
              onClick={() => act({ verb: isTrusted ? 'distrust' : 'trust', of: `remote ${name}` })}
            >
              {isTrusted ? `Do not trust ${name}` : `Trust ${name}`}
            </button>
          </li>
        ))}
        {authors.map((author) => (
          <li key={author}>
            {author} <Press does={() => act({ verb: 'distrust', of: author })}>Do not trust {author}</Press>
          </li>
        ))}
      </ul>
    </Section>
  );
}
