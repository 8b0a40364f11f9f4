import type { Wired } from '../../app/wire/services.ts';
import { createActions } from './actions.ts';
import { createApi } from './api.ts';
import { hold } from './holder.ts';
import { type Assets, filePage } from './page.ts';
import type { Place } from './place.ts';
import { createKnownRows } from './rows.ts';
import { type Served, serve } from './server.ts';
import { takeSnapshot } from './snapshot.ts';

export interface ViewOptions extends Place {
  readonly open: () => Promise<Wired>;
  readonly assets: Assets;
}

/** Serves the page of a place. The caller closes it. `onUse`: at each request. Throws what wiring throws. */
export async function openView(options: ViewOptions, onUse?: () => void): Promise<Served> {
  const { cwd, env, clock, assets } = options;
  const holder = hold(options.open);
  const place = { cwd, env, clock };
  const rows = createKnownRows(holder.wired, clock);
  const api = createApi({ wired: holder.wired, rows, place, mayAct: true });
  const change = createActions({ wired: holder.wired, renew: holder.renew, place });
  await holder.wired();
  /** The first key waits for no code, index or git process that starts: a search that finds something did before. */
  const warmUp = async (): Promise<void> => {
    const [newest] = await rows.get();
    if (newest !== undefined) await api['search']?.(new URLSearchParams({ q: newest.summary }));
  };
  const served = await serve({
    api,
    assets,
    act: async (act) => change(act).finally(rows.renew),
    // Reading all notes holds up every request, at 10,000 memories for a quarter of a second: not before the page is painted.
    onLoad: () => void warmUp().catch(() => {}), // the page is told what failed when it asks
    ...(onUse === undefined ? {} : { onUse }),
  });
  return {
    ...served,
    close: async () => {
      await served.close();
      holder.close();
    },
  };
}

/** The page as one file to send, read-only, with at most so many memories. Throws what reading notes throws. */
export async function writeView(options: ViewOptions, limit: number): Promise<string> {
  const { cwd, env, clock, assets } = options;
  const wired = await options.open();
  try {
    const rows = await createKnownRows(async () => wired, clock).get();
    return filePage(assets, await takeSnapshot(wired, rows, { cwd, env, clock }, limit));
  } finally {
    wired.close();
  }
}
