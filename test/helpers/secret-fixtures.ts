import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../unit/filters/support.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/filters');

/** Stages that are off unless the settings ask for them: a session without settings keeps what they would find. */
const OPTIONAL = new Set(['personal-data']);
/** Shorter values would be met by chance: a user's name, the `b` of a nested block. */
const MIN_SECRET_CHARS = 7;
/** Around a key: says nothing by itself, and is left where a cut took the key. */
const ARMOUR = /^-----(?:BEGIN|END) [A-Z ]*-----$/;
const PLACEHOLDER = /\{\{(\w+(?::[^{}#]*)?)(?:#(\w+))?\}\}/g;
const MARKER = /\[REDACTED:[\w-]+\]/;

/** A fixture's text with values of its own for one place where a session meets it. */
export interface SecretText {
  readonly text: string;
  /** What must be nowhere afterwards: whole lines of it, without the white space around them. */
  readonly secrets: readonly string[];
  /** What the filters leave of the text. */
  readonly expected: string;
}

/** An `ng` case of the filters that has a secret in it. */
export interface SecretFixture {
  /** `<stage>/<case>` */
  readonly name: string;
  /** A text of several lines is no path and no address. */
  readonly isOneLine: boolean;
  /** The text with values drawn for this place alone, so that a leak tells where the secret came from. */
  at(place: string): SecretText;
}

const salted = (text: string, salt: string): string =>
  text.replace(PLACEHOLDER, (_whole, named: string, own = '') => `{{${named}#${own}_${salt}}}`);

/** What the cleaning stages take out of ordinary fixtures: colours, and characters that are not seen. */
const UNSEEN = /\u001b\[[0-9;]*m|\p{Cf}/gu;

/** What stands in the input where the expected text has a marker; [] where more than colours was changed besides. */
function redactedParts(input: string, expected: string): string[] {
  const literals = expected.split(MARKER).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const whole = new RegExp(`^${literals.join('([\\s\\S]*?)')}$`);
  return (whole.exec(input) ?? whole.exec(input.replace(UNSEEN, '')))?.slice(1) ?? [];
}

/** Values of placeholders that are gone: they are known even where control characters went, too. */
function goneValues(template: string, expected: string): string[] {
  const values = Array.from(template.matchAll(PLACEHOLDER), ([whole]) => expand(whole));
  return values.filter((value) => value.length > MIN_SECRET_CHARS && !expected.includes(value));
}

function secretsOf(template: string, input: string, expected: string): string[] {
  const parts = [...redactedParts(input, expected), ...goneValues(template, expected)];
  const pieces = parts.flatMap((part) => part.split(/\r?\n|\[REDACTED:/)); // a marker that is none may hide a secret
  const lines = pieces.map((piece) => piece.trim());
  const isSecret = (line: string): boolean => line.length >= MIN_SECRET_CHARS && !ARMOUR.test(line);
  return [...new Set(lines)].filter((line) => isSecret(line) && !expected.includes(line));
}

function readFixture(stage: string, name: string): SecretFixture {
  const read = (file: string): string => readFileSync(join(FIXTURES, stage, name, file), 'utf8');
  const [input, expected] = [read('input.txt'), read('expected.txt')];
  return {
    name: `${stage}/${name.replace(/^ng\./, '')}`,
    isOneLine: !input.trim().includes('\n') && !input.includes('{{material'),
    at: (place) => {
      const salt = `${stage}_${name}_${place}`.replace(/\W/g, '_');
      const [template, wanted] = [salted(input, salt), expand(salted(expected, salt))];
      const text = expand(template);
      return { text, secrets: secretsOf(template, text, wanted), expected: wanted };
    },
  };
}

/**
 * Every `ng` fixture of the filters in which something is redacted, in the order of their names. Fixtures that
 * only clean (colour codes, home directories) hold no secret and are left out.
 */
export function secretFixtures(): readonly SecretFixture[] {
  return readdirSync(FIXTURES)
    .filter((stage) => !OPTIONAL.has(stage))
    .sort()
    .flatMap((stage) =>
      readdirSync(join(FIXTURES, stage))
        .filter((name) => name.startsWith('ng.'))
        .sort()
        .map((name) => readFixture(stage, name)),
    )
    .filter((fixture) => fixture.at('anywhere').secrets.length > 0);
}

/** Each fixture takes about half a second of two cores: a developer's run is content with so many. */
const MOST_BY_DEFAULT = 16;

/** At most `most` of the items, spread evenly over all of them. */
export function spread<T>(items: readonly T[], most: number): readonly T[] {
  const share = Math.min(1, most / items.length);
  return items.filter((_item, at) => Math.floor((at + 1) * share) > Math.floor(at * share));
}

/** The secret fixtures that a test takes: all of them with NO_TRACE=all (as CI has it), else a share where they are many. */
export function chosenFixtures(): readonly SecretFixture[] {
  const all = secretFixtures();
  return process.env['NO_TRACE'] === 'all' ? all : spread(all, MOST_BY_DEFAULT);
}

/** The items in groups of at most `size`, dealt out like cards: what is alike comes into different groups. */
export function dealt<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, group) => items.filter((_item, at) => at % count === group));
}
