import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import plugin from '../../../hooks.json';
import { attempt, homeOf, xdgFolder } from '../../core/basics.ts';
import type { EmbeddingModelSettings } from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import { plainValue } from '../../core/json-text.ts';
import { planSemantic, type SetupReport, setUpSemantic } from '../../extras/vectors/setup.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { readIfThere } from '../../files/write.ts';
import { trySigning } from '../../git/store-check.ts';
import { openRewriteRef } from '../../share/store/rewrite-hook.ts';
import { userConfigFile } from '../config/config.ts';
import { AGENTS, type Agent, agentChanges, changeAgentFiles, OURS, partsFor } from '../setup/agents.ts';
import type { HookPlace } from '../setup/change-file.ts';
import { createInstallHooks } from '../setup/install-hooks.ts';
import { POINTER_FOLDER, type SettingsScope, settingsHooks } from '../setup/model/settings-hooks.ts';
import { createSetupRecords, type JsonFile, readJson } from '../setup/store/foreign-files.ts';
import { createProgramPointer, createSetupExtras, openCliLink, programOf } from '../setup/store/installed.ts';
import { setEmbedder } from '../setup/store/user-settings.ts';
import { clientFolder, findHome } from './home.ts';
import { machineFolder } from './session.ts';
import { modelPlaces } from './vectors.ts';

/** Wires the client's settings files, as they are for a folder and an environment. */
export function wireInstall(cwd: string, env: NodeJS.ProcessEnv) {
  const records = createSetupRecords(join(machineFolder(env), 'setup'));
  const pointers = join(xdgFolder(env, 'XDG_DATA_HOME'), POINTER_FOLDER);
  const pointer = createProgramPointer(pointers, programFolder(), process.execPath);
  const project = projectFolder(cwd, env);
  const user = resolve(cwd, clientFolder(env)); // what is written must hold wherever a session starts
  const files = clientFiles(project, user, env);
  const read = Object.values(files);
  return {
    install: createInstallHooks({ records, pointer, alone: alone(env) }),
    records,
    place: (scope: SettingsScope): HookPlace => placeOf(scope, files, project, user),
    hasPlugin: () => read.some(namesPlugin),
    /** The name of a settings file that switches all hooks of the client off; undefined where none does. */
    hooksOffIn: () => read.find((file) => plainSettings(file)['disableAllHooks'] === true)?.name,
  };
}

/** One process at a time; the lock is beside our folder, which goes with the last record. */
const alone =
  (env: NodeJS.ProcessEnv) =>
  <T>(task: () => T): T =>
    asOnlyWriter(machineFolder(env), task);

/** The root of the work tree: where the client is mostly started, and reads the project's settings from. */
function projectFolder(cwd: string, env: NodeJS.ProcessEnv): string {
  const { place, isUserStore } = findHome(cwd, env);
  return (isUserStore ? undefined : place.root) ?? cwd;
}

/** The settings files that the client reads. */
function clientFiles(project: string, user: string, env: NodeJS.ProcessEnv) {
  const own = join(user, 'settings.json');
  const home = homeOf(env);
  const inProject = (name: string): JsonFile => ({
    path: join(project, '.claude', name),
    name: `.claude/${name}`,
  });
  return {
    project: inProject('settings.json'),
    local: inProject('settings.local.json'),
    user: { path: own, name: own.startsWith(`${home}/`) ? `~${own.slice(home.length)}` : own },
  };
}

function placeOf(
  scope: SettingsScope,
  files: ReturnType<typeof clientFiles>,
  project: string,
  user: string,
): HookPlace {
  const settings = files[scope];
  // The client puts the project in; the user's own folder is the same wherever a session starts.
  const folder = scope === 'user' ? join(user, 'hooks') : `\${CLAUDE_PROJECT_DIR}/.claude/hooks`;
  const hooksFolder = scope === 'user' ? folder : join(project, '.claude', 'hooks');
  const wanted = settingsHooks(plugin.hooks, folder, scope);
  // A home that is a project, too, has one file for both.
  const isHome = join(project, '.claude') === user;
  const all = [files.project, files.local, ...(isHome ? [files.user] : [])];
  const siblings = isHome || scope !== 'user' ? all.filter(({ path }) => path !== settings.path) : [];
  return { scope, settings, hooksFolder, wanted, siblings };
}

function namesPlugin(file: JsonFile): boolean {
  const { enabledPlugins } = plainSettings(file) as { enabledPlugins?: Record<string, unknown> };
  return Object.entries(enabledPlugins ?? {}).some(([name, isOn]) => /^cs@/.test(name) && isOn === true);
}

/** A settings file as the client takes it: nothing of one that it passes over. */
function plainSettings(file: JsonFile): Readonly<Record<string, unknown>> {
  const read = attempt(() => readJson(file)); // setting it up tells what is wrong with it
  return read?.isStrict ? (plainValue(read.root) as Record<string, unknown>) : {};
}

/** The link by which a terminal finds the command, and the program that it is to lead to. */
export const wireCliLink = (env: NodeJS.ProcessEnv) => ({
  link: openCliLink(env),
  program: programOf(running()),
});

const running = (): string => attempt(() => realpathSync(process.argv[1] ?? ''), '');

/** Of the running program, where its hooks are, too. */
function programFolder(): string {
  const file = running();
  return basename(file).startsWith('cs-memory') ? dirname(file) : '';
}

/** What another agent is given of the running program, in the user's home and the project. Throws IO_FAILED where the program has no server beside it. */
export function wireAgentSetup(agent: Agent, cwd: string, env: NodeJS.ProcessEnv) {
  const folder = programFolder();
  if (folder === '')
    throw new CsError('IO_FAILED', 'this copy of cs-memory has no MCP server beside it', {
      hint: 'run it from the plugin or the package',
    });
  const parts = partsFor(agent, {
    home: homeOf(env),
    project: projectFolder(cwd, env),
    server: join(folder, 'mcp.mjs'),
    hook: join(folder, 'hook.cjs'),
  });
  return {
    parts,
    plan: (isOn: boolean) => agentChanges(parts, isOn),
    run: (isOn: boolean) => alone(env)(() => changeAgentFiles(parts, isOn)),
  };
}

/** The other agents that have something of ours; of a file that is damaged its words tell. */
export const agentsSetUp = (cwd: string, env: NodeJS.ProcessEnv): readonly Agent[] =>
  AGENTS.filter((agent) => {
    const setup = attempt(() => wireAgentSetup(agent, cwd, env)); // a program without a server beside it set up none
    if (setup === undefined) return false;
    const { parts, plan } = setup;
    const changes = attempt(() => plan(false).length);
    if (changes !== undefined) return changes > 0;
    return parts.some(({ path }) => attempt(() => readIfThere(path), '').includes(OURS));
  });

/** Whether there is a repository around a folder. */
export const hasRepository = (cwd: string, env: NodeJS.ProcessEnv): boolean =>
  !findHome(cwd, env).isUserStore;

/** Wires what is set up in a repository's own git directory. Throws USAGE outside of any. */
export function wireRepositorySetup(cwd: string, env: NodeJS.ProcessEnv) {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const git = { cwd: home.place.root ?? home.place.gitDir, env };
  return {
    home,
    git,
    extras: createSetupExtras(join(home.directory, 'setup.json')),
    /** Throws GIT_FAILED, GIT_MISSING. */
    rewriteRef: () => openRewriteRef(git),
    /** Throws GIT_FAILED where git has no key to sign with, GIT_MISSING. */
    trySigning: () => trySigning(git),
  };
}

export type { SetupReport } from '../../extras/vectors/setup.ts';
export type SemanticSetup = ReturnType<typeof wireSetup>;

/** What sets recall by meaning up, in the first of the folders that a later recall looks in. */
export function wireSetup(env: NodeJS.ProcessEnv) {
  const places = modelPlaces(env, undefined);
  const [directory = ''] = places.semantic;
  const place = { places, directory, settingsFile: userConfigFile(env), env };
  return {
    plan: (asked: EmbeddingModelSettings) => planSemantic(place, asked),
    run: (planned: ReturnType<typeof planSemantic>, report: SetupReport) =>
      setUpSemantic(place, planned, report),
    switchOff: () => setEmbedder(place.settingsFile, { kind: 'none' }),
  };
}
