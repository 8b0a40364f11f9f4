import { isDeepStrictEqual } from 'node:util';
import { defined } from '../../core/basics.ts';
import {
  defaultConfig,
  type FileLevel,
  levelFiles,
  type SettingsFile,
  type SettingsPlace,
  settingsFiles,
  withEnvironment,
  withFile,
} from './config.ts';
import { settingAt } from './config-defaults.ts';
import { ruleOf, ruleWords, SWITCH_VARIABLES, shownValue, VARIABLES } from './config-describe.ts';
import { lineOf } from './config-jsonc.ts';
import { checkSettings, readText } from './config-read.ts';
import {
  byTodaysNames,
  type Config,
  type SettingKey,
  STEP_SWITCHES,
  type WrittenSettings,
} from './config-schema.ts';

export interface Origin {
  readonly level: 'default' | FileLevel | 'environment';
  readonly file?: string;
  readonly line?: number;
  readonly variable?: string;
}

export interface LevelSays extends Origin {
  readonly value?: unknown;
  /** `counts`: it is the value, or a part of it; `overridden`: a later level says otherwise; `same`: it changes nothing; `ignored`: it may not. */
  readonly effect?: 'counts' | 'overridden' | 'same' | 'ignored';
  readonly why?: string;
}

export interface Explanation {
  readonly key: SettingKey;
  readonly value?: unknown;
  readonly from: Origin;
  readonly levels: readonly LevelSays[];
}

type ReadFile = Awaited<ReturnType<typeof readFile>>;

async function readFile(at: SettingsFile, below: Config) {
  const text = readText(at.file, at.isForeign);
  const written = await checkSettings(at.file, text, at);
  const settings = byTodaysNames(written);
  return { ...at, text, written, settings, below, with: withFile(below, settings, at) };
}

/** Reads all levels. Throws CONFIG_INVALID as `loadConfig` does. */
export async function readLevels(env: NodeJS.ProcessEnv, place?: SettingsPlace) {
  const read: ReadFile[] = [];
  for (const at of settingsFiles(env, place))
    read.push(await readFile(at, read.at(-1)?.with ?? defaultConfig()));
  const files = read.at(-1)?.with ?? defaultConfig();
  const config = await withEnvironment(files, env);
  return { config, explain };

  function explain(key: SettingKey): Explanation {
    const fileSays = levelFiles(env, place).map((at): LevelSays => {
      const found = read.find(({ level }) => level === at.level);
      return found === undefined ? { level: at.level } : ofFile(key, found);
    });
    const usual = settingAt(defaultConfig(), key);
    const ofDefaults: LevelSays =
      usual === undefined ? { level: 'default' } : { level: 'default', value: usual, effect: 'counts' };
    const levels = [ofDefaults, ...fileSays, ofEnvironment(key, env, files, config)];
    const value = shownValue(key, settingAt(config, key));
    const { level, file, line, variable } =
      levels.findLast(({ effect }) => effect === 'counts') ?? ofDefaults;
    return {
      ...{ key, ...defined({ value }) },
      from: { level, ...defined({ file, line, variable }) },
      levels: withOverridden(key, levels).map((says) =>
        says.value === undefined ? says : { ...says, value: shownValue(key, says.value) },
      ),
    };
  }
}

function ofFile(key: SettingKey, read: ReadFile): LevelSays {
  const { level, file, text, written, settings } = read;
  const value = settingAt(settings, key);
  if (value === undefined) return { level };
  const [line] = pathsOf(key, written).flatMap((path) => lineOf(text, path) ?? []);
  return { level, file, ...defined({ line }), value, ...effectOf(key, value, read) };
}

function effectOf(key: SettingKey, value: unknown, read: ReadFile): Pick<LevelSays, 'effect' | 'why'> {
  if (!read.isForeign) return { effect: 'counts' };
  const [before, after] = [settingAt(read.below, key), settingAt(read.with, key)];
  const whose = read.level === 'local' ? 'the file is not yours: ' : '';
  const why = `${whose}${ruleWords(key)}`;
  const isSame = isDeepStrictEqual(value, after);
  if (isDeepStrictEqual(before, after))
    return isSame && ruleOf(key) !== 'none' ? { effect: 'same' } : { effect: 'ignored', why };
  return isSame ? { effect: 'counts' } : { effect: 'counts', why };
}

function ofEnvironment(key: SettingKey, env: NodeJS.ProcessEnv, files: Config, config: Config): LevelSays {
  const variable = VARIABLES[key];
  const value = variable && env[variable];
  if (!variable || !value) return { level: 'environment', ...defined({ variable }) };
  const now = settingAt(config, key);
  // A switch says one thing only, and what else it says changes nothing; all others say a value.
  const isSwitch = SWITCH_VARIABLES[key] !== undefined;
  const isSame = isSwitch && isDeepStrictEqual(settingAt(files, key), now);
  return {
    level: 'environment',
    variable,
    value: isSwitch ? value : now,
    effect: isSame ? 'same' : 'counts',
  };
}

function withOverridden(key: SettingKey, levels: readonly LevelSays[]): readonly LevelSays[] {
  const joins = ['added', 'both'].includes(ruleOf(key));
  const replaces = levels.findLastIndex(
    ({ level, effect, why }) =>
      effect === 'counts' && !(joins && (level === 'repository' || why !== undefined)),
  );
  return levels.map((says, at) =>
    says.effect === 'counts' && at < replaces ? { ...says, effect: 'overridden' } : says,
  );
}

/** Where a setting may stand in a file: under its name, or under those that the older tool had. */
function pathsOf(key: SettingKey, { lifecycle, postSteps }: WrittenSettings) {
  const own = key.split('.');
  const stepsAt = (steps: WrittenSettings['postSteps'], path: readonly string[]) => {
    const at = (steps ?? []).findLastIndex((step) => {
      const [section, name] = STEP_SWITCHES[typeof step === 'string' ? step : step.name];
      return key === `${section}.${name}`;
    });
    return at < 0 ? [] : [[...path, at]];
  };
  return [
    own,
    ...stepsAt(postSteps, ['postSteps']),
    ['lifecycle', ...own],
    ...stepsAt(lifecycle?.commands?.['*']?.postSteps, ['lifecycle', 'commands', '*', 'postSteps']),
  ];
}
