// Settings as a command shows and changes them. No store, no filters: it works where nothing else does.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { CsError, errorMessage } from '../../core/errors.ts';
import { asOnlyWriter } from '../../files/lock.ts';
import { listenToLog, sayOnly } from '../../files/log.ts';
import { writeAtOnce } from '../../files/write.ts';
import { findHome } from '../../git/locate.ts';
import { watchGit } from '../../git/process.ts';
import { type FileLevel, levelFiles, type SettingsFile } from '../config/config.ts';
import { settingAt } from '../config/config-defaults.ts';
import { ruleOf } from '../config/config-describe.ts';
import { readLevels } from '../config/config-explain.ts';
import { schemaOf, typeWords } from '../config/config-json-schema.ts';
import { checkSettings, readText } from '../config/config-read.ts';
import { byTodaysNames, type SettingKey } from '../config/config-schema.ts';
import { editJsonc } from '../setup/foreign-files.ts';
import { type Place, runningProgram } from './home.ts';

/** The settings files of a folder, the stronger last. Starts no git. */
export const filesOfSettings = ({ cwd, env }: Place) =>
  levelFiles(env, findHome(cwd, env).place).map((at) => ({ ...at, exists: existsSync(at.file) }));

/** The settings that hold in a folder. Throws CONFIG_INVALID. */
export const settingsOf = ({ cwd, env }: Place) => readLevels(env, findHome(cwd, env).place);

/** Changes a setting in the file of a level; undefined takes it out. Comments stay. Throws USAGE for a value or a level that cannot be, CONFIG_INVALID, IO_FAILED. */
export async function setSetting(place: Place, level: FileLevel, key: SettingKey, value: unknown) {
  const at = filesOfSettings(place).find((it) => it.level === level);
  if (at === undefined)
    throw new CsError('USAGE', `there is no work tree here, and therefore no ${level} settings`, {
      hint: 'cs-memory config set --user changes the settings for all repositories',
    });
  const { file } = at;
  if (value !== undefined) await checkValue(key, value);
  if (level === 'repository' && ruleOf(key) === 'none' && value !== undefined)
    throw new CsError('USAGE', `${key} has no effect in a repository's file`, {
      hint: 'use --user for all your repositories, or --local for this one',
    });
  for (;;) {
    const text = textOf(at);
    if (text === '' && value === undefined) return { file, changed: false };
    const edited = await edit(at, text, key, value);
    if (edited === text) return { file, changed: false };
    const isWritten = asOnlyWriter(file, () => {
      if (textOf(at) !== text) return false; // another process was faster: what it wrote stays
      writeAtOnce(file, edited, { isPrivate: level !== 'repository' });
      return true;
    });
    if (isWritten) return { file, changed: true };
  }
}

const textOf = ({ file, isForeign }: SettingsFile): string =>
  existsSync(file) ? readText(file, isForeign) : '';

async function edit(at: SettingsFile, text: string, key: SettingKey, value: unknown): Promise<string> {
  const { file } = at;
  const edited = editJsonc(file, text, key.split('.'), value);
  const written = await checkSettings(file, edited, at).catch(async (error: unknown) => {
    if (value === undefined) return undefined; // whatever else is wrong in the file: less of it is asked for
    if (text !== '') await checkSettings(file, text, at); // then the line it names is the file's own
    throw error;
  });
  if (written === undefined) return edited;
  if (!isDeepStrictEqual(settingAt(written, key), value))
    throw new CsError('CONFIG_INVALID', `${file}: ${key} occurs more than once`, {
      hint: 'remove all but one of them',
    });
  if (value === undefined && settingAt(byTodaysNames(written), key) !== undefined)
    throw new CsError('CONFIG_INVALID', `${file}: ${key} also occurs under an older name`, {
      hint: `cs-memory config explain ${key} shows the line`,
    });
  return edited;
}

/** One setting alone, as a file has it: whatever else is wrong in a file, the value is what was just typed. */
async function checkValue(key: SettingKey, value: unknown): Promise<void> {
  const alone = key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  try {
    await checkSettings('the value', JSON.stringify(alone));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new CsError(
      'USAGE',
      `${JSON.stringify(value)} is not a valid value for ${key}: ${errorMessage(cause)}`,
      { hint: `expected: ${typeWords(schemaOf(key))}` },
    );
  }
}

/** Beside the bundle's plugin, or beside the sources. */
export function schemaFile(): string | undefined {
  const program = runningProgram();
  const places = ['../../../docs', '../../docs'].map((up) =>
    join(dirname(program), up, 'config.schema.json'),
  );
  return program === '' ? undefined : places.find((file) => existsSync(file));
}

// What a command with --verbose tells on stderr: what is logged, and on top of that what only a terminal is told.

/** From now on `tell` is given, as a line of JSON, what this process logs, and each git that it runs to its end. */
export function tellEverything(tell: (line: string) => void): void {
  listenToLog(tell);
  watchGit((command, ms, exit) => sayOnly({ event: 'git', command, ms: Math.round(ms), exit }));
}
