import { DESCRIPTIONS, ruleWords } from '../../config/config-describe.ts';
import type { Explanation, LevelSays, Origin } from '../../config/config-explain.ts';
import { schemaOf, typeWords } from '../../config/config-json-schema.ts';
import { oneLine } from '../../domain/excerpt.ts';
import { printable } from '../../domain/printable.ts';
import { colors } from './colors.ts';

const MAX_LIST_CHARS = 60;
/** As wide as the longest name of a level. */
const LABEL_CHARS = 'environment'.length;

/** A value as it is spelled in a file. It may come from a clone: nothing in it that a terminal obeys. */
export function valueText(value: unknown): string {
  return value === undefined ? '-' : printable(JSON.stringify(value));
}

/** Where a value comes from: the level, and the line or the variable. */
export function originText({ level, file, line, variable }: Origin): string {
  const place = variable ?? (file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`);
  return place === '' ? level : `${level} ${printable(place)}`;
}

/** One line of all settings. */
export function settingLine({ key, value, from }: Explanation, keyChars: number): string {
  const text = `${key.padEnd(keyChars)}  ${oneLine(valueText(value), MAX_LIST_CHARS)}`;
  return from.level === 'default' ? colors.dim(text) : `${text}  ${colors.cyan(originText(from))}`;
}

function saysText({ level, value, effect, why, ...place }: LevelSays): string {
  const label = `  ${level.padEnd(LABEL_CHARS)}  `;
  if (value === undefined) return colors.dim(`${label}-${place.variable ? `  ${place.variable}` : ''}`);
  const note = effect === 'counts' ? why : why === undefined ? effect : `${effect}: ${why}`;
  const where = originText({ level, ...place }).slice(level.length + 1);
  return [`${label}${valueText(value)}`, where, note === undefined ? '' : `(${note})`]
    .filter((part) => part !== '')
    .join('  ');
}

/** All that can be told of one setting, for a person. */
export function explanationText({ key, value, from, levels }: Explanation): string {
  const row = (label: string, text: string): string => `  ${label.padEnd(LABEL_CHARS)}  ${text}`;
  return [
    `${colors.bold(key)} = ${valueText(value)}`,
    `  ${DESCRIPTIONS[key]}`,
    row('type', typeWords(schemaOf(key))),
    row('from', originText(from)),
    row('in a clone', ruleWords(key)),
    '',
    ...levels.map(saysText),
  ].join('\n');
}
