// Prints cases for bench:filters, as JSON lines: secrets as people, programs and files show them where no rule may look, and everyday output that
// only looks so; and whole files of tools. Written before the rules; random values, the same in every run. Usage: tsx bench/filters/adversarial.ts > cases.jsonl
import { readFileSync } from 'node:fs';
import { createRandom } from '../../test/helpers/random.ts';

const random = createRandom(20_261_124);
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const WORDS =
  'lizard rocket horse candle violin marble river copper falcon window garden thunder pepper saddle anchor blanket velvet pencil harbor tunnel magnet ladder cactus ribbon'.split(
    ' ',
  );
const pickFrom = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[random.below(characters.length)]).join('');

/** What a template may ask for: a password as people choose one, one at random, one with signs, a token, hex, a phrase, an encoded pair. */
const MADE: Readonly<Record<string, () => string>> = {
  human: () => `${random.pick(WORDS)}${pickFrom('23456789', 2)}`,
  pw: () => `${pickFrom(LETTERS, 6)}${pickFrom('23456789', 2)}${pickFrom(LETTERS, 3)}`,
  signs: () =>
    `${pickFrom(LETTERS, 4)}${pickFrom('!@#%^*', 1)}${pickFrom('23456789', 2)}${pickFrom('!#%*', 1)}${pickFrom(LETTERS, 4)}`,
  token: () => pickFrom(`${LETTERS}23456789`, 32),
  hex: () => pickFrom('0123456789abcdef', 32),
  phrase: () => Array.from({ length: 5 }, () => random.pick(WORDS)).join(' '),
  mnemonic: () => Array.from({ length: 12 }, () => random.pick(WORDS)).join(' '),
  ...Object.fromEntries(
    (
      [
        ['signed', `${LETTERS}23456789_-`, 14],
        ['token16', `${LETTERS}23456789`, 16],
        ['token22', `${LETTERS}23456789`, 22],
        ['salt', `${LETTERS}23456789!@#%^*()_-+=[]|;:,.?`, 64],
        ['salt8', `${LETTERS}23456789`, 8],
        ['b64', `${LETTERS}23456789+/`, 40],
        ['hex40', '0123456789abcdef', 40],
        ['hex64', '0123456789abcdef', 64],
        ['hexline', '0123456789abcdef', 80],
        ['keyline', `${LETTERS}23456789+/`, 64],
        ['upper20', 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', 20],
        ['four', 'abcdefghijklmnopqrstuvwxyz', 4],
        ['group', 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', 6],
        ['five', 'ABCDEFGHJKMNPQRSTUVWXYZ23456789', 5],
        ['six', '0123456789', 6],
      ] as const
    ).map(([name, characters, length]) => [name, () => pickFrom(characters, length)]),
  ),
  b64pw: () => Buffer.from(pickFrom(`${LETTERS}23456789`, 15)).toString('base64'),
  code: () => `${pickFrom('0123456789', 4)}-${pickFrom('0123456789', 4)}`,
  basic: () => Buffer.from(`build:${pickFrom(`${LETTERS}23456789`, 14)}`).toString('base64'),
  wg: () => `${pickFrom(`${LETTERS}23456789+/`, 43)}=`,
  akia: () => `${'AKI'}A${pickFrom('ABCDEFGHJKMNPQRSTUVWXYZ234567', 16)}`,
};

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./cases/${name}.json`, import.meta.url), 'utf8'));
type Families = Readonly<Record<string, readonly string[]>>;

/** Source → family → templates; `{pw}` is a value of that kind, `{1:pw}` and `{2:pw}` the halves of one. */
const SOURCES: Readonly<Record<string, Families>> = {
  adversarial: read('adversarial') as Families,
  'adversarial-2': read('adversarial-2') as Families,
  'adversarial-3': read('adversarial-3') as Families,
  'adversarial-4': read('adversarial-4') as Families,
  files: read('files') as Families,
  /** To fit the score of `telling-context` to, not to measure with. */
  taught: read('taught') as Families,
  'adversarial-5': read('adversarial-5') as Families,
  'adversarial-6': read('adversarial-6') as Families,
  'adversarial-7': read('adversarial-7') as Families,
};
/** What must stay as it is, whatever ids and digests stand in it. */
const EVERYDAY = read('everyday') as readonly string[];

const emit = (one: object): void => {
  process.stdout.write(`${JSON.stringify(one)}\n`);
};
const VALUES_EACH = 3;

const all = Object.entries(SOURCES).flatMap(([source, families]) =>
  Object.entries(families).map(([family, templates]) => ({ source, family, templates })),
);
for (const { source, family, templates } of all)
  for (const [at, template] of templates.entries())
    for (let count = 0; count < VALUES_EACH; count += 1) {
      const made = new Map<string, string>();
      const secrets: string[] = [];
      const text = template.replace(
        /\{(?:([12]):)?(\w+)\}/g,
        (whole, half: string | undefined, kind: string) => {
          if (kind === 'private') return 'PRIVATE';
          const make = MADE[kind];
          if (make === undefined) return whole;
          const value = half === undefined ? make() : (made.get(kind) ?? make());
          if (half === undefined) secrets.push(value);
          made.set(kind, value);
          const middle = Math.floor(value.length / 2);
          const part = half === '1' ? value.slice(0, middle) : half === '2' ? value.slice(middle) : value;
          if (half !== undefined) secrets.push(part);
          return part;
        },
      );
      emit({ id: `${family} ${at}.${count}`, source, rule: `${family} ${at}`, text, secrets });
    }
for (const [at, template] of EVERYDAY.entries()) {
  const text = template.replace(/\{(\w+)\}/g, (whole, kind: string) => MADE[kind]?.() ?? whole);
  emit({ id: `everyday ${at}`, source: 'everyday', rule: '', text, secrets: [] });
}
