import type { Wired } from '../../app/wire/services.ts';

export interface Holder {
  wired(): Promise<Wired>;
  /** Wires anew for the next question: what is read once, as whom the user trusts, has changed. */
  renew(): void;
  close(): void;
}

/** Keeps one place wired for a page: a search at each key cannot begin anew each time. */
export function hold(open: () => Promise<Wired>): Holder {
  let held: Promise<Wired> | undefined;
  const letGo = (): void => {
    void held?.then(
      ({ close }) => close(),
      () => {}, // who asked for it was told
    );
    held = undefined;
  };
  return {
    wired: () => {
      held ??= open().catch((error) => {
        held = undefined;
        throw error;
      });
      return held;
    },
    renew: letGo,
    close: letGo,
  };
}
