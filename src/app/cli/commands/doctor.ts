import { type CsError, errorCode, errorMessage } from '../../../core/errors.ts';
import { count, printable } from '../../../core/text.ts';
import { type NoteFinding, scanNotes } from '../../../memories/secrets.ts';
import { unfetchedText } from '../../../share/remote.ts';
import { defaultConfig } from '../../config/config.ts';
import { type Check, fail, ok, type Verdict, warn } from '../../doctor/check.ts';
import { checkAll, type Mended, mend } from '../../wire/doctor.ts';
import { askRemote, unfetched, untrusted } from '../../wire/look.ts';
import { type Wired, wire } from '../../wire/services.ts';
import { type Answer, command } from '../command.ts';
import { colors, isInteractive, setting, withWired } from '../io.ts';
import { showingProgress } from '../progress.ts';

const MARKS = { ok: colors.green('ok  '), warn: colors.yellow('warn'), fail: colors.red('fail') } as const;
const SECRET_MARKS = { secret: MARKS.fail, stopped: MARKS.fail, cleaning: MARKS.warn } as const;

async function scanAll(): Promise<Answer> {
  return withWired(async ({ own }) => {
    const refs = await own.notes.refs();
    const answers: Awaited<ReturnType<typeof scanNotes>>[] = [];
    for (const ref of refs) answers.push(await scanNotes(own, ref));
    const lines = answers.reduce((total, scan) => total + scan.lines, 0);
    const unreadable = answers.reduce((total, scan) => total + scan.unreadable, 0);
    const findings = answers.flatMap((scan) => scan.findings);
    if (findings.length > 0) process.exitCode = 1;
    const looked = `checked ${count(lines, 'line')} in ${count(refs.length, 'notes ref')}, including their history`;
    const missing = `${unreadable} notes could not be read because their objects are missing here`;
    const [said, ...todo] = summary(findings);
    const text = [
      ...findings.map(findingLine),
      `${looked}: ${said}`,
      unreadable > 0 && missing,
      ...todo.map((step) => colors.dim(`-> ${step}`)),
    ];
    return { json: { refs: refs.length, lines, unreadable, findings }, text };
  });
}

function findingLine({ namespace, id, field, kind, effect, current, count }: NoteFinding): string {
  const what = effect === 'stopped' ? `stopped by the stage ${kind}` : kind;
  const where = current ? 'in the note' : 'in its history only';
  const often = count > 1 ? ` x${count}` : '';
  return `${SECRET_MARKS[effect]}  ${colors.yellow((id ?? '-').padEnd(16))}  ${namespace}  ${field}  ${colors.bold(what)}${often}  ${colors.dim(where)}`;
}

function summary(findings: readonly NoteFinding[]): readonly string[] {
  const secret = findings.filter(({ effect }) => effect !== 'cleaning');
  if (findings.length === 0) return ['the filters would remove nothing'];
  if (secret.length === 0) return ['no secrets, only text that the filters would clean'];
  const ids = [...new Set(secret.flatMap(({ id }) => id ?? []))];
  const named = ids.length > MAX_IDS ? '<id> ...' : ids.join(' ');
  const others = secret.some(({ id }) => id === undefined) ? ' and in lines that belong to no memory' : '';
  return [
    `secrets in ${count(ids.length, 'memory')}${others}`,
    'first revoke the secret where it is used: anyone who could read the notes may have it',
    ...(ids.length > 0 ? [`erase the memories and their history: cs-memory purge ${named}`] : []),
    'forgetting only hides them; docs/how-to/secrets.md covers remotes and lines that belong to no memory',
  ];
}

const MAX_IDS = 10;

type Examined = Readonly<{ checks: readonly Check[]; fixed?: readonly Mended[] }>;

const line = (mark: string, name: string, text: string): string =>
  `${mark}  ${name.padEnd(10)}  ${printable(text)}`;

function checkLine({ name, state, detail, hint }: Check): string {
  const mends = hint === undefined ? '' : `\n                  ${colors.dim(`-> ${printable(hint)}`)}`;
  return `${line(MARKS[state], name, detail)}${mends}`;
}

/** Checks that settings have a say in: of defaults they would tell nothing. */
const OF_SETTINGS = new Set(['switch', 'settings', 'filters', 'secrets']);

/** Nothing else runs on settings that do not parse: they are what is broken. The rest is looked at as by defaults, and nothing is mended. */
async function examineWithout(error: unknown): Promise<Examined> {
  if (errorCode(error) !== 'CONFIG_INVALID') throw error;
  const { message, hint, cause } = error as CsError;
  const broken = fail(cause === undefined ? message : `${message}: ${errorMessage(cause)}`, { hint });
  const wired = await wire({ ...setting(), config: defaultConfig() });
  const checks = await checkAll(wired).finally(wired.close);
  return {
    checks: [{ name: 'settings', ...broken }, ...checks.filter(({ name }) => !OF_SETTINGS.has(name))],
  };
}

function examine(fix: true | undefined, remote: boolean): Promise<Examined> {
  return withWired(async (wired): Promise<Examined> => {
    const fixed = fix ? { fixed: await mend(wired) } : {};
    const meaning =
      wired.vectors === undefined ? [] : [{ name: 'meaning', ...(await checkMeaning(wired.vectors)) }];
    const waiting = await untrusted(wired).catch(() => undefined); // the checks say why not
    const trust = waiting === undefined ? [] : [{ name: 'trust', ...warn(waiting) }];
    const checks = [...(await checkAll(wired)), ...(await remoteCheck(wired, remote)), ...trust, ...meaning];
    return { ...fixed, checks };
  }).catch(examineWithout);
}

/** The memories of a remote that were never fetched: asked of it, or as far as is known here. */
export const remoteNews = (wired: Wired, isAsked: boolean) =>
  isAsked ? askRemote(wired, isInteractive()) : unfetched(wired);

/** None outside of a repository. A remote that does not answer is what was asked about. */
async function remoteCheck(wired: Wired, isAsked: boolean): Promise<readonly Check[]> {
  if (wired.home.isUserStore) return [];
  try {
    const found = await remoteNews(wired, isAsked);
    const ask = '`cs-memory doctor --remote` asks the remote itself';
    const none = isAsked ? NOTHING_MORE : `no unfetched memories are known; ${ask}`;
    if (found === undefined) return [{ name: 'remote', ...ok(none, { namespaces: 0 }) }];
    const hint = '`cs-memory sync --dry-run` shows what it would fetch';
    const facts = { namespaces: found.namespaces.length };
    return [{ name: 'remote', ...warn(unfetchedText(found), { hint, facts }) }];
  } catch (error) {
    const { hint } = error as { readonly hint?: string };
    return [{ name: 'remote', ...(isAsked ? fail : warn)(errorMessage(error), { hint }) }];
  }
}

export const NOTHING_MORE = 'every namespace of the remote is here';
const INSTALL = 'cs-memory setup --semantic fixes it; until then recall goes by words alone';

/** Whether recall by meaning, which is set up, works: recall itself goes on by words and says nothing. Loads the model. Never throws. */
async function checkMeaning({ load }: NonNullable<Wired['vectors']>): Promise<Verdict> {
  try {
    const loaded = await load();
    if (loaded === undefined) return fail('LanceDB is not installed', { hint: INSTALL });
    const { embedder, vectors } = loaded;
    const [question] = await embedder.embed(['does it answer?'], 'query').finally(embedder.close);
    let isCurrent = true;
    for (const { index } of vectors) {
      if (question !== undefined) await index.nearest(question, { limit: 1, nowMs: 0 });
      isCurrent = (await index.isCurrent()) && isCurrent;
    }
    if (isCurrent) return ok('the model answers, and all memories have vectors');
  } catch (error) {
    const { hint = INSTALL } = error as { hint?: string };
    return fail(errorMessage(error), { hint });
  }
  const detail = 'the model answers; some memories have no vectors yet and are found by words';
  return warn(detail, { hint: '`cs-memory maintain reindex --update` creates them now' });
}

export const addDoctor = command('doctor', {
  summary: 'find out what is broken and how to fix it',
  about: `Checks node, git, the build of the plugin, the settings, the repository, the notes, whether a fetch would overwrite them, whether there are secrets in them, the filters, the search index, whether hooks really run, what they captured and wrote, what is waiting, the log of failures, background jobs and, if it is set up, recall by meaning. Each problem comes with its fix.

With --fix it first repairs what can be repaired without loss: it removes locks left by killed processes, gives a damaged notes ref its newest state that is known here, writes what ended sessions left in their queues into the notes, rebuilds a damaged index and trims the log.

With --secrets it instead runs every text of the notes and their history through the filters, and shows what they would redact today, never the value.

Exit code 1 if something is broken or found, or a remote that is asked does not answer.`,
  options: {
    '--fix': 'repair what can be repaired without loss',
    '--remote': 'ask the remote whether it has memories that were never fetched',
    '--secrets': 'look for secrets in the notes and their history',
    '--json':
      'print {"checks": [{"name", "state", "detail", "hint", "fixable", "facts"}], "fixed"}; with --secrets {"findings": [{"namespace", "id", "field", "kind", "effect", "current", "count"}], "refs", "lines", "unreadable"}',
  },
  example: 'cs-memory doctor\n  cs-memory doctor --fix\n  cs-memory doctor --secrets',
  run: async ({ secrets, fix, remote = false }) => {
    if (secrets) return scanAll();
    const examined = await showingProgress('examining', () => examine(fix, remote));
    const { checks, fixed = [] } = examined;
    if (checks.some(({ state }) => state === 'fail') || fixed.some(({ failed }) => failed))
      process.exitCode = 1;
    const isFixable = !fix && checks.some(({ state, fixable }) => state !== 'ok' && fixable);
    const text = [
      ...fixed.map(({ name, did, failed }) => line(failed ? MARKS.fail : colors.green('done'), name, did)),
      ...checks.map(checkLine),
      isFixable && colors.dim('`cs-memory doctor --fix` repairs what can be repaired without loss'),
    ];
    return { json: examined, text };
  },
});
