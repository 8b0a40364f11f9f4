import { describe, expect, it } from 'vitest';
import { secretlintFindings } from '../../../bench/filters/secretlint.ts';
import type { HintRow } from '../../../filters/hints.ts';
import { FOREIGN_KEYWORDS } from '../../../filters/stages/assignments/values.ts';
import { assignmentsStage } from '../../../filters/stages/assignments.ts';
import { draw, filterText } from './support.ts';

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

/** At least one text for each pattern of each rule of secretlint 11.7.1, read off the rules' source. */
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

describe('what a rule of secretlint finds', () => {
  it.each(Object.entries(MATCHES))('of %s goes', (rule, matches) => {
    for (const match of matches) {
      expect([match, secretlintFindings(match).map((it) => it.rule)]).toEqual([
        match,
        expect.arrayContaining([rule]),
      ]);
      const secret = [...match.matchAll(/[\w+/]{20,}/g)].map(([it]) => it).at(-1) ?? match;
      expect(filterText(match)).not.toContain(secret.slice(-12));
    }
  });

  it('of a service account goes whole', () => {
    expect(filterText(`account: ${serviceAccount}`)).toBe('account: [REDACTED:service-account]');
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
