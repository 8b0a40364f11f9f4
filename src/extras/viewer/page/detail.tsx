import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Act } from '../actions.ts';
import type { One } from '../api.ts';
import { Diffs, Told, Why } from './detail-more.tsx';
import { age, count, FilesMark, Mark, Press, Shown, time, WHERE, WHOSE } from './parts.tsx';
import { useAnswer, type ViewProps } from './source.ts';

export function Detail({ source, id, act, open, openFile, version }: ViewProps & { readonly id: string }) {
  const [turn, setTurn] = useState(0);
  const one = useAnswer(() => source.one(id), [id, turn, version]);
  const head = useRef<HTMLHeadingElement>(null);
  const isThere = one.value !== undefined;
  useEffect(() => {
    if (isThere) head.current?.focus({ preventScroll: false });
  }, [isThere]);
  const change = async (what: Act): Promise<void> => {
    const acted = await act?.(what);
    if (acted === undefined) return;
    if (what.verb === 'edit' && acted.id !== undefined) open(acted.id);
    else setTurn(turn + 1);
  };
  return (
    <article>
      <Press class="back" does={() => open('')}>
        ← All memories
      </Press>
      <Shown of={one}>
        {(it) => (
          <>
            <h2 tabIndex={-1} ref={head}>
              {it.summary}
            </h2>
            <p class="marks">
              <Mark word={it.state} />
              <FilesMark freshness={it.freshness} />
              {it.trust === 'other' && <Mark word="not trusted" />}
            </p>
            {act !== undefined && <Actions one={it} act={change} />}
            {it.body !== undefined && <p class="body">{it.body}</p>}
            <Facts one={it} open={open} />
            <Files one={it} openFile={openFile} />
            {source.diff !== undefined && it.fileStates.length > 0 && <Diffs source={source} id={it.id} />}
            <Told one={it} />
            {source.act !== undefined && <Why one={it} />}
          </>
        )}
      </Shown>
    </article>
  );
}

function Facts({ one, open }: { one: One; open: (id: string) => void }) {
  const { supersededBy } = one;
  const isRated = one.useful + one.useless > 0;
  const facts: readonly (readonly [string, ComponentChildren])[] = [
    ['Kind', `${one.ns}/${one.kind}${one.severity === undefined ? '' : `, ${one.severity}`}`],
    ['Evidence', one.evidence],
    ['First seen', `${time(one.at)} (${age(one.at)})`],
    ['Seen again', one.metAgain > 0 && `in ${count(one.metAgain, 'later session')}, last ${age(one.seen)}`],
    ['Helped', isRated && `${count(one.useful, 'time')}; did not help ${count(one.useless, 'time')}`],
    ['Scope', one.scope === 'user' && 'your own, for every project'],
    ['By', `${one.author || 'unknown'} (${one.origin ?? WHOSE[one.trust] ?? one.trust})`],
    ['Commit', `${one.commit.slice(0, 12)}, ${WHERE[one.ancestry] ?? one.ancestry}`],
    ['Branch', one.branch],
    ['Session', one.session],
    ['Tags', one.tags.join(', ')],
    ['Error signature', one.signature],
    ['Expires', one.expires && time(one.expires)],
    [
      'Superseded by',
      supersededBy && (
        <Press class="link" does={() => open(supersededBy)}>
          {supersededBy}
        </Press>
      ),
    ],
    ['Id', one.id],
  ];
  return (
    <dl>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Files({ one, openFile }: { one: One; openFile: (path: string) => void }) {
  if (one.files.length === 0) return null;
  const stateOf = (path: string) => one.fileStates.find((it) => it.path === path);
  return (
    <>
      <h3>Files</h3>
      <ul class="plain">
        {one.files.map((path) => {
          const { state = 'unknown', movedTo, commits = 0 } = stateOf(path) ?? {};
          return (
            <li key={path}>
              <Press class="link" does={() => openFile(path)}>
                {path}
              </Press>
              {state !== 'unknown' && <Mark word={state} />}
              {movedTo !== undefined && ` now ${movedTo}`}
              {commits > 0 && <span class="quiet"> {count(commits, 'commit')} since</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ActionsProps = Readonly<{ one: One; act: (act: Act) => Promise<void> }>;

/** What can be done with a memory. All of it can be undone, so nothing asks twice. */
export function Actions({ one, act }: ActionsProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, state, scope, trust, origin, author } = one;
  const isLive = state === 'live';
  const isOfRepository = scope === 'repository';
  const isAuthors = trust === 'other' && origin === undefined && author !== '';
  const offered: readonly (readonly [isOffered: boolean, label: string, does: () => unknown])[] = [
    [isLive, 'Forget', () => act({ verb: 'forget', of: id })],
    [state === 'forgotten', 'Restore', () => act({ verb: 'restore', of: id })],
    [isLive && isOfRepository, 'Edit', () => setEditing(!isEditing)],
    [isLive && isOfRepository, 'Keep for every project', () => act({ verb: 'promote', of: id })],
    [isAuthors, `Trust ${author}`, () => act({ verb: 'trust', of: author })],
  ];
  return (
    <>
      <p class="actions">
        {offered.map(
          ([isOffered, label, does]) =>
            isOffered && (
              <button
                type="button"
                key={label}
                onClick={does}
                {...(label === 'Edit' ? { 'aria-expanded': isEditing } : {})}
              >
                {label}
              </button>
            ),
        )}
      </p>
      {trust === 'other' && origin !== undefined && (
        <p class="quiet">
          It came from elsewhere, and nobody you trust vouches for it. Under Figures you can trust whoever may
          push to a remote.
        </p>
      )}
      {isEditing && <Edit one={one} act={act} close={() => setEditing(false)} />}
    </>
  );
}

function Edit({ one, act, close }: ActionsProps & { readonly close: () => void }) {
  const [text, setText] = useState(one.summary);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && text.trim() !== one.summary) await act({ verb: 'edit', of: one.id, text });
    close();
  };
  return (
    <form class="edit" onSubmit={save}>
      <label for="edit-summary">
        What it should say. A new memory takes the place of this one, as your own word.
      </label>
      <textarea
        id="edit-summary"
        rows={4}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <p class="actions">
        <button type="submit">Save</button>
        <Press does={close}>Cancel</Press>
      </p>
    </form>
  );
}
