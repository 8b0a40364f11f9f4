import { commitUrl } from '../../domain/commit-url.ts';
import { remoteAddress } from '../../wire/look.ts';
import type { Wired } from '../../wire.ts';
import { setting } from '../setting.ts';

/** Puts the page of a commit behind a text, where that can be. */
export type LinkCommit = (text: string, oid: string) => string;

/** Puts nothing behind it. */
export const NO_LINKS: LinkCommit = (text) => text;

const TERMINALS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio', 'zed', 'Tabby'];

/** The first VTE that shows links and does not crash by them: 0.50.2. */
const OLDEST_VTE = 5002;

/**
 * Whether a terminal shows links (OSC 8). Only those are given some that are known to: others may print the address, or worse. A pager
 * may too, so there is none in one. `FORCE_HYPERLINK` says it for all.
 */
export function showsLinks(env: NodeJS.ProcessEnv, isTTY: boolean, isPaged: boolean): boolean {
  const forced = env['FORCE_HYPERLINK'];
  if (forced) return forced !== '0' && forced !== 'false';
  if (!isTTY || isPaged || env['CI'] || env['TMUX'] || env['STY'] || env['TERM'] === 'dumb') return false;
  return (
    TERMINALS.includes(env['TERM_PROGRAM'] ?? '') ||
    Number(env['VTE_VERSION'] ?? 0) >= OLDEST_VTE ||
    ['WT_SESSION', 'KITTY_WINDOW_ID', 'KONSOLE_VERSION'].some((name) => Boolean(env[name])) ||
    /^(?:xterm-kitty|xterm-ghostty|alacritty|foot)/.test(env['TERM'] ?? '')
  );
}

/** What links commits to the forge of the remote that the branch follows, else of origin. Git is asked only where the terminal shows links. */
export async function commitLinks(
  wired: Wired,
  { isPaged }: { readonly isPaged: boolean },
): Promise<LinkCommit> {
  if (!showsLinks(process.env, process.stdout.isTTY === true, isPaged)) return NO_LINKS;
  const address = await remoteAddress(setting(), wired);
  return (text, oid) => {
    const url = commitUrl(address, oid);
    return url === undefined ? text : `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
  };
}
