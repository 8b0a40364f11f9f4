import { useState } from 'preact/hooks';
import type { Act, One } from '../shapes.ts';

interface ActionsProps {
  readonly one: One;
  readonly act: (act: Act) => Promise<void>;
}

/** What can be done with a memory. All of it can be undone, so nothing asks twice. */
export function Actions({ one, act }: ActionsProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, state, scope, trust, origin, author } = one;
  const isLive = state === 'live';
  const isOfRepository = scope === 'repository';
  return (
    <>
      <p class="actions">
        {isLive && (
          <button type="button" onClick={() => act({ verb: 'forget', of: id })}>
            Forget
          </button>
        )}
        {state === 'forgotten' && (
          <button type="button" onClick={() => act({ verb: 'restore', of: id })}>
            Restore
          </button>
        )}
        {isLive && isOfRepository && (
          <button type="button" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
            Edit
          </button>
        )}
        {isLive && isOfRepository && (
          <button type="button" onClick={() => act({ verb: 'promote', of: id })}>
            Keep for every project
          </button>
        )}
        {trust === 'other' && origin === undefined && author !== '' && (
          <button type="button" onClick={() => act({ verb: 'trust', of: author })}>
            Trust {author}
          </button>
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
        <button type="button" onClick={close}>
          Cancel
        </button>
      </p>
    </form>
  );
}
