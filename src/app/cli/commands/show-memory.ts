import { expiresMs, type Memory, type ScopedMemory, stateOf, type Trust } from '../../../core/memory.ts';
import { commitUrl } from '../../../core/remote-url.ts';
import { count, printable, shortLine } from '../../../core/text.ts';
import { ageText, untilText } from '../../../core/time.ts';
import type { Tellable, Told } from '../../../recall/recall-text.ts';
import { type HydratedFile, WHY_NO_TEXT } from '../../../recall/recall-truth.ts';
import { type Ancestry, freshnessText, isPage, productOf } from '../../../recall/standing.ts';
import { isForGood, isWornOut, type ToldCount } from '../../../recall/told.ts';
import { remoteAddress } from '../../wire/look.ts';
import type { Wired } from '../../wire/services.ts';
import { colors, idLine, labelled, pick } from '../io.ts';

export type LinkCommit = (text: string, oid: string) => string;

const NO_LINKS: LinkCommit = (text) => text;

/** Whether links (OSC 8) are shown: on a terminal, as systemd and gcc do; a pager may print the address. FORCE_HYPERLINK overrides. */
export function showsLinks(env: NodeJS.ProcessEnv, isTTY: boolean, isPaged: boolean): boolean {
  const forced = env['FORCE_HYPERLINK'];
  if (forced) return forced !== '0' && forced !== 'false';
  return isTTY && !isPaged && !env['CI'] && env['TERM'] !== 'dumb';
}

/** What links commits to the forge of the remote that the branch follows, else of origin. Git is asked only where the terminal shows links. */
export async function commitLinks(wired: Wired, isPaged: boolean): Promise<LinkCommit> {
  if (!showsLinks(process.env, process.stdout.isTTY === true, isPaged)) return NO_LINKS;
  const address = await remoteAddress(wired);
  return (text, oid) => {
    const url = commitUrl(address, oid);
    return url === undefined ? text : `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
  };
}

type KnownNow = Pick<Told, 'scope' | 'trust' | 'freshness' | 'ancestry' | 'fileStates'>;

/** What of a told memory `memoryJson` takes beside the memory itself. */
export const knownNow = (told: Told): KnownNow =>
  pick(told, 'scope', 'trust', 'freshness', 'ancestry', 'fileStates');

/** A memory in the CLI's JSON; docs/reference/json.md names every field. Fields without a value are left out. */
export function memoryJson(
  memory: Memory,
  more: Partial<KnownNow & Pick<Told, 'score' | 'alike'>> & {
    readonly explain?: Pick<Told, 'shares' | 'factors'> | undefined;
    readonly contents?: readonly HydratedFile[] | undefined;
  } = {},
): object {
  const { fileStates, contents, ...plain } = more;
  const { changedAt: _changed, anchoredAt: _anchored, supersededAt: _superseded, ...known } = memory;
  const { seenIn, lastSeenAt, usefulCount, uselessCount, supersededBy, ...rest } = known;
  return {
    ...rest,
    seen_in: seenIn,
    last_seen_at: lastSeenAt,
    useful: usefulCount,
    useless: uselessCount,
    superseded_by: supersededBy,
    ...plain,
    files_now: fileStates?.map(({ path, state, movedTo: moved_to, commits: commits_since }) => ({
      ...{ path, state, moved_to, commits_since },
    })),
    contents: contents?.map(({ path, text, isCut, why }) => ({ path, text, cut: isCut, why })),
  };
}

/** A field of a note that anybody may have written: what has line ends in it would look like lines of ours. */
const line = (text: string): string => printable(text.replace(/\s*\n\s*/g, ' '));

/** One memory in one line and a half: id, kind, age and its sentence; by whom, where that is nobody the user trusts. */
export function memoryLine({ memory, scope, trust }: ScopedMemory & { readonly trust?: Trust }): string {
  const nowMs = Date.now();
  const whose = scope === 'user' ? ', your own' : '';
  const by = `, by ${memory.author ?? 'unknown'}, ${memory.origin ?? 'not trusted'}`;
  const from = trust === 'other' ? shortLine(by, 120) : '';
  const label = line(`${memory.ns}/${memory.kind}, ${ageText(memory.lastSeenAt, nowMs)}${whose}${from}`);
  const state = stateOf(memory, nowMs);
  const gone = state === 'live' ? '' : colors.red(` ${state}`);
  return `${idLine(line(memory.id), memory.summary, 160, label)}${gone}`;
}

const WHOSE: Readonly<Record<Trust, string>> = { self: '', trusted: ' (trusted)', other: ' (not trusted)' };

export function whoseText({ origin }: Memory, trust: Trust): string {
  if (origin === undefined) return WHOSE[trust];
  if (origin === 'claimed') return ' (claimed: it came from elsewhere, and nobody you trust vouches for it)';
  const from = origin === 'remote' ? 'from a remote that you trust' : origin.replace('signed', 'signed by');
  return ` (${from})`;
}

const WHERE: Readonly<Record<Ancestry, string>> = {
  reachable: 'in the history of HEAD',
  equivalent: 'another of its commits is in the history of HEAD',
  elsewhere: 'not in the history of HEAD: on another branch',
  gone: 'no longer on any branch',
  unknown: 'not here',
};

export function memoryPage(recalled: Tellable, link = NO_LINKS, told?: ToldCount): string {
  const nowMs = Date.now();
  const { memory, freshness, scope, ancestry, trust, fileStates = [] } = recalled;
  const files = memory.files.map(({ path }) => path).join(', ');
  const linked = (text: string): string => text.replace(/^[0-9a-f]+/, (oid) => link(oid, oid));
  const { seenIn, usefulCount: useful, uselessCount: useless } = memory;
  const last = ageText(memory.lastSeenAt, nowMs);
  const helped = [useful > 0 && `useful ${useful}`, useless > 0 && `useless ${useless}`];
  const wornOut = told && isWornOut(told) && !isForGood(memory) ? '; no longer told proactively' : '';
  const rows = [
    ['kind', `${memory.ns}/${memory.kind}${memory.severity === undefined ? '' : `, ${memory.severity}`}`],
    ['evidence', memory.evidence],
    ['first seen', `${memory.at} (${ageText(memory.at, nowMs)})`],
    ['seen again', seenIn.length > 0 && `in ${count(seenIn.length, 'later session')}, last ${last}`],
    ['helped', helped.filter(Boolean).join(', ')],
    ['told', told && `in ${count(told.told, 'session')} here, used in ${told.used}${wornOut}`],
    ['scope', scope === 'user' && 'your own, for every project'],
    ['by', `${memory.author ?? 'unknown'}${whoseText(memory, trust ?? 'self')}`],
    ['commit', `${memory.anchor}${ancestry === undefined ? '' : ` (${WHERE[ancestry]})`}`],
    ['branch', memory.branch],
    ['files', files && `${files} (${freshnessText(freshness, fileStates).slice('files '.length)})`],
    ['tags', memory.tags.join(', ')],
    ['signature', memory.signature],
    ['key', memory.key],
    ['expires', untilText(expiresMs(memory), nowMs)],
    ['state', memory.forgotten ? 'forgotten' : memory.supersededBy && `superseded by ${memory.supersededBy}`],
  ] as const;
  const head = `${colors.yellow(line(memory.id))}  ${colors.bold(line(memory.summary))}`;
  const body = memory.body === undefined ? [] : ['', printable(memory.body)];
  return [
    head,
    ...labelled(rows, 10, (text, name) => (name === 'commit' ? linked(line(text)) : line(text))),
    ...body,
  ].join('\n');
}

/** Why a memory was recalled, in a line: what each arm gave, and what that was multiplied by. */
export function explainLine(told: Told): string {
  const { memory, score, shares, factors, freshness, fileStates, alike } = told;
  const number = (value: number): string => value.toFixed(3);
  const arms = Object.entries(shares).map(([arm, share]) => `${arm} ${number(share)}`);
  // a question that only says when is answered by no arm
  const fit = arms.length > 0 ? arms : [`by itself ${number(score / productOf(factors))}`];
  const times = Object.entries(factors).map(([factor, value]) => `${factor} ${number(value)}`);
  const files = freshness === 'unknown' ? '' : `; ${freshnessText(freshness, fileStates ?? [])}`;
  const folded = alike.length === 0 ? '' : `; alike: ${alike.join(', ')}`;
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0) * productOf(factors);
  const isBehind = arms.length > 0 && number(score) !== number(whole);
  const cut = isBehind
    ? `${number(score)}, put behind what was learned on the same words: ${number(whole)}`
    : `${number(score)}${isPage(memory) ? ', behind all that is no handoff or goal' : ''}`;
  return `    ${cut} = (${fit.join(' + ')}) \u00d7 ${times.join(' \u00d7 ')}${line(files)}${line(folded)}`;
}

export function contentsPage(files: readonly HydratedFile[]): string {
  const one = ({ path, text, isCut, why }: HydratedFile): string => {
    const head = colors.dim(`--- ${line(path)}${why === undefined ? '' : `: ${WHY_NO_TEXT[why]}`}`);
    return text === undefined
      ? head
      : `${head}\n${printable(text)}${isCut ? `\n${colors.dim('(cut)')}` : ''}`;
  };
  return files.map(one).join('\n');
}
