import { basename, dirname, join, resolve } from 'node:path';
import { attempt, homeOf, xdgFolder } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import { plainValue } from '../../core/json-text.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { readIfThere } from '../../files/write.ts';
import { findHome } from '../../git/locate.ts';
import { userConfigFile } from '../config/config.ts';
import { AGENTS, type Agent, agentChanges, changeAgentFiles, OURS, partsFor } from '../setup/agents.ts';
import { type JsonFile, readJson } from '../setup/foreign-files.ts';
import type { HookPlace } from '../setup/install-hooks.ts';
import { noteExtra, openCliLink, programOf, readExtras, type SetupExtra } from '../setup/installed.ts';
import { POINTER_FOLDER, type SettingsScope, settingsHooks } from '../setup/settings-hooks.ts';
import { clientFolder, machineFolder, type Place, runningProgram } from './home.ts';
import { modelPlaces } from './vectors.ts';

/** Where the client's hooks may go, as a folder and an environment have it. */
export function hookPlaces({ cwd, env }: Place): Readonly<Record<SettingsScope, HookPlace>> {
  const project = join(projectFolder({ cwd, env }), '.claude');
  const user = resolve(cwd, clientFolder(env)); // what is written must hold wherever a session starts
  const own = join(user, 'settings.json');
  const home = homeOf(env);
  const inProject = (name: string): JsonFile => ({ path: join(project, name), name: `.claude/${name}` });
  const files: Readonly<Record<SettingsScope, JsonFile>> = {
    project: inProject('settings.json'),
    local: inProject('settings.local.json'),
    user: { path: own, name: own.startsWith(`${home}/`) ? `~${own.slice(home.length)}` : own },
  };
  // A home that is a project, too, has one file for both.
  const isHome = project === user;
  const all = [files.project, files.local, ...(isHome ? [files.user] : [])];
  const ours = {
    records: join(machineFolder(env), 'setup'),
    pointer: {
      folder: join(xdgFolder(env, 'XDG_DATA_HOME'), POINTER_FOLDER),
      links: { program: programFolder(), node: process.execPath },
    },
  };
  const placeOf = (scope: SettingsScope): HookPlace => {
    const settings = files[scope];
    // The client puts the project in; the user's own folder is the same wherever a session starts.
    const folder = scope === 'user' ? join(user, 'hooks') : `\${CLAUDE_PROJECT_DIR}/.claude/hooks`;
    const hooksFolder = scope === 'user' ? folder : join(project, 'hooks');
    const siblings = isHome || scope !== 'user' ? all.filter(({ path }) => path !== settings.path) : [];
    return { scope, settings, hooksFolder, wanted: settingsHooks(folder, scope), siblings, ...ours };
  };
  return { project: placeOf('project'), local: placeOf('local'), user: placeOf('user') };
}

type HookPlaces = ReturnType<typeof hookPlaces>;

/** The root of the work tree: where the client is mostly started, and reads the project's settings from. */
function projectFolder({ cwd, env }: Place): string {
  const { place, isUserStore } = findHome(cwd, env);
  return (isUserStore ? undefined : place.root) ?? cwd;
}

export const hasPlugin = (places: HookPlaces): boolean =>
  Object.values(places).some(({ settings }) => {
    const { enabledPlugins } = plainSettings(settings) as { enabledPlugins?: Record<string, unknown> };
    return Object.entries(enabledPlugins ?? {}).some(([name, isOn]) => /^cs@/.test(name) && isOn === true);
  });

/** The name of a settings file that switches all hooks of the client off; undefined where none does. */
export const hooksOffIn = (places: HookPlaces): string | undefined =>
  Object.values(places).find(({ settings }) => plainSettings(settings)['disableAllHooks'] === true)?.settings
    .name;

/** A settings file as the client takes it: nothing of one that it passes over. */
function plainSettings(file: JsonFile): Readonly<Record<string, unknown>> {
  const read = attempt(() => readJson(file)); // setting it up tells what is wrong with it
  return read?.isStrict ? (plainValue(read.root) as Record<string, unknown>) : {};
}

/** The link by which a terminal finds the command, and the program that it is to lead to. */
export const wireCliLink = (env: NodeJS.ProcessEnv) => ({
  link: openCliLink(env),
  program: programOf(runningProgram()),
});

/** Of the running program, where its hooks are, too. */
function programFolder(): string {
  const file = runningProgram();
  return basename(file).startsWith('cs-memory') ? dirname(file) : '';
}

/** What another agent is given of the running program, in the user's home and the project. Throws IO_FAILED where the program has no server beside it. */
export function agentParts(agent: Agent, place: Place) {
  const folder = programFolder();
  if (folder === '')
    throw new CsError('IO_FAILED', 'this copy of cs-memory has no MCP server beside it', {
      hint: 'run it from the plugin or the package',
    });
  return partsFor(agent, {
    home: homeOf(place.env),
    project: projectFolder(place),
    server: join(folder, 'mcp.mjs'),
    hook: join(folder, 'hook.cjs'),
  });
}

export const changeAgent = (parts: ReturnType<typeof agentParts>, isOn: boolean, env: NodeJS.ProcessEnv) =>
  asOnlyWriter(machineFolder(env), () => changeAgentFiles(parts, isOn));

/** The other agents that have something of ours; of a file that is damaged its words tell. */
export const agentsSetUp = (place: Place): readonly Agent[] =>
  AGENTS.filter((agent) => {
    const parts = attempt(() => agentParts(agent, place), []); // a program without a server beside it set up none
    const changes = attempt(() => agentChanges(parts, false).length);
    if (changes !== undefined) return changes > 0;
    return parts.some(({ path }) => attempt(() => readIfThere(path), '').includes(OURS));
  });

/** Whether there is a repository around a folder. */
export const hasRepository = ({ cwd, env }: Place): boolean => !findHome(cwd, env).isUserStore;

/** What is set up in a repository's own git directory. Throws USAGE outside of any. */
export function repositorySetup({ cwd, env }: Place) {
  const home = findHome(cwd, env);
  if (home.isUserStore) throw new CsError('USAGE', 'this is not a git repository');
  const record = join(home.directory, 'setup.json');
  return {
    home,
    git: { cwd: home.place.root ?? home.place.gitDir, env },
    /** What setup put there, by its words. */
    extras: readExtras(record),
    noteExtra: (extra: SetupExtra, isThere: boolean) => noteExtra(record, extra, isThere),
  };
}

/** Where recall by meaning is set up: the first of the folders that a later recall looks in. */
export function semanticPlace(env: NodeJS.ProcessEnv) {
  const places = modelPlaces(env, undefined);
  const [directory = ''] = places.semantic;
  return { places, directory, settingsFile: userConfigFile(env), env };
}

export { planSemantic, type SetupReport, setUpSemantic } from '../../extras/vectors/setup.ts';
export { trySigning } from '../../git/store-check.ts';
export { openRewriteRef } from '../../share/rewrite-hook.ts';
export { setEmbedder } from '../setup/foreign-files.ts';
