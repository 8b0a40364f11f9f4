import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HintRow, holdsSome } from '../../../filters/hints.ts';
import { FOREIGN_KEYWORDS } from '../../../filters/stages/assignments/keys.ts';
import { assignmentsStage } from '../../../filters/stages/assignments.ts';
import {
  LEFT_OUT_RULES,
  mayHoldProviderToken,
  PROVIDER_WORDS,
  RULE_HINTS,
} from '../../../filters/stages/provider-shapes.ts';
import { scan, scanWithEveryRule } from '../../../filters/stages/provider-tokens/secretlint.ts';
import { draw } from './support.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE62 = `${LETTERS}${LETTERS.toLowerCase()}0123456789`;
const body = (seed: string, length: number, alphabet = BASE62): string => draw(seed, alphabet, length);
const armoured = (label: string): string => {
  const edge = (word: string) => `-----${word} ${label}PRIVATE ${'KEY'}-----`;
  return `${edge('BEGIN')}\nMII${body('pem', 200)}\n${edge('END')}`;
};
const serviceAccount = JSON.stringify({ private_key_id: body('id', 40), private_key: armoured('') });
/** The rule wants the base64 to end in `fQ==`: a closing brace alone in the last group of three bytes. */
const account = [0, 1, 2].map((length) =>
  JSON.stringify({ email: 'a'.repeat(length), key: body('ops', 120) }),
);
const opsToken = `ops_${account.map((it) => Buffer.from(it).toString('base64')).find((it) => it.endsWith('fQ=='))}`;

/** At least one text for each pattern of each rule, read off the rules' source. */
const MATCHES: Readonly<Record<string, readonly string[]>> = {
  aws: [
    ...['A3TX', 'AKIA', 'AGPA', 'AIDA', 'AROA', 'AIPA', 'ANPA', 'ANVA', 'ASIA'].map(
      (it) => it + body(it, 16, LETTERS),
    ),
    `aws_secret_access_key = ${body('aws', 40)}`,
    `SecretAccessKey: "${body('aws2', 40)}"`,
    `SECRETACCESSKEY => '${body('aws3', 40)}'`,
  ],
  gcp: [serviceAccount],
  privatekey: [armoured(''), armoured('RSA '), armoured('OPENSSH ')],
  npm: [`//r/:_authToken=${body('y', 36)}`, `npm_${body('z', 36)}`],
  slack: [
    ...['xoxb', 'xoxp', 'xapp', 'xoxa', 'xoxo', 'xoxr'].map(
      (it) => `${it}-1-${body(it, 12)}-${body(it, 20)}`,
    ),
    `HTTPS://HOOKS.SLACK.COM/SERVICES/T${body('t', 8)}/B${body('b', 8)}/${body('w', 24)}`,
  ],
  sendgrid: [`SG.${body('s1', 22)}.${body('s2', 43)}`],
  shopify: ['shppa', 'shpca', 'shpat', 'shpss'].map((it) => `${it}_${body(it, 34)}`),
  github: [
    ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((it) => `${it}_${body(it, 36)}`),
    `github_pat_${body('pat', 82)}`,
  ],
  openai: [
    `sk-${body('o1', 20)}T3BlbkFJ${body('o2', 20)}`,
    ...['proj', 'svcacct', 'admin'].map((it) => `sk-${it}-${body(it, 74)}T3BlbkFJ${body(it, 58)}`),
  ],
  anthropic: [`sk-ant-api03-${body('c', 93)}AA`],
  linear: [`lin_api_${body('l', 40)}`],
  '1password': [opsToken],
};

const shortNames = rules.map((rule) => rule.meta.id.replace('@secretlint/secretlint-rule-', ''));

/** As the stage is asked: first by its words. */
const mayBeFound = (text: string): boolean => holdsSome(text, PROVIDER_WORDS) && mayHoldProviderToken(text);

describe('the prefilter', () => {
  it('knows every rule of the preset', () => {
    expect([...Object.keys(RULE_HINTS), ...LEFT_OUT_RULES].sort()).toEqual([...shortNames].sort());
    expect(Object.keys(MATCHES).sort()).toEqual(Object.keys(RULE_HINTS).sort());
  });

  it.each(Object.entries(MATCHES))('lets through what %s finds', (_rule, matches) => {
    for (const match of matches) {
      expect([match, scanWithEveryRule(match).length]).not.toEqual([match, 0]);
      expect(scan(match)).toEqual(scanWithEveryRule(match));
      expect([match, mayBeFound(match)]).toEqual([match, true]);
    }
  });

  it('misses nothing that a rule finds, in whatever a match is turned into', () => {
    const all = Object.values(MATCHES).flat();
    const changes: readonly ((text: string, at: number) => string)[] = [
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text, at) => text.slice(0, at) + text.slice(at + 1),
      (text, at) => text.slice(at),
      (text, at) => `${text.slice(0, at)}_${text.slice(at)}`,
      (text, at) => `${text.slice(0, at)}\n${text.slice(at)}`,
    ];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...all), fc.nat(60), fc.constantFrom(...changes)), {
          maxLength: 3,
        }),
        fc.constantFrom('', ' ', '"', 'é', '\n'),
        (parts, glue) => {
          const text = parts.map(([match, at, change]) => change(match, at)).join(glue);
          const found = scanWithEveryRule(text);
          expect(scan(text)).toEqual(found);
          expect(!mayBeFound(text) && found.length > 0).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('spares ordinary output the load', () => {
    for (const text of [
      'npm ERR! code ENOENT',
      'https://example.com/a',
      'secret key token password',
      'postgres://db/x',
    ]) {
      expect(mayBeFound(text)).toBe(false);
    }
  });
});

describe('the scan', () => {
  it('hides the whole of a value whose range the rule tells wrongly', () => {
    const value = body('range', 40);
    const text = `AWS_SECRET_ACCESS_KEY = "${value}" next`;
    expect(scan(text)).toEqual([{ kind: 'aws-secret-key', start: 0, end: text.indexOf('" next') }]);
  });

  it('hides a service account whole', () => {
    expect(scan(serviceAccount)).toContainEqual({
      kind: 'service-account',
      start: 0,
      end: serviceAccount.length,
    });
  });

  it('leaves a URL to the stage that judges its password', () => {
    const url = (password: string) => `https://user:${password}@example.com postgres://app:${password}@db/x`;
    for (const password of ['pass', body('pw', 12), '[REDACTED:url-password]'])
      expect(scan(url(password))).toEqual([]);
  });
});

describe('what assignments need', () => {
  it('is a part of every word for a secret in other languages', () => {
    const words = FOREIGN_KEYWORDS.replace(/\[[^\]]*\]|\(\?:[^)]*\)/g, '\0').split('|');
    const fixed = words.map((word) => word.split('\0').sort((a, b) => b.length - a.length)[0] ?? '');
    const parts = (assignmentsStage.needs as HintRow).keywords;
    expect(fixed.filter((word) => !parts.some((part) => word.includes(part)))).toEqual([]);
  });
});
