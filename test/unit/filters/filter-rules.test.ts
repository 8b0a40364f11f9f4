import { describe, expect, it } from 'vitest';
import {
  examplesOf,
  formatsOf,
  leastLength,
  shapeOf,
  sourceOf,
} from '../../../scripts/filter-rules/format.ts';
import { compare, merged } from '../../../scripts/filter-rules/merge.ts';
import { readGo, readToml } from '../../../scripts/filter-rules/sources.ts';

/** Two made-up rules as gitleaks writes its own: a token with a prefix, and a value beside a name; and an id, which is no secret. */
const TOML = `title = "rules"

[[rules]]
id = "quibble-api-token"
description = "Words that are not to be taken over."
regex = '''\\b(?i)(qzbl_[a-f0-9]{40})(?:[\\x60'"\\s;]|\\\\[nr]|$)'''
keywords = ["qzbl_"]

[[rules]]
id = "zorptel-key"
regex = '''(?i)[\\w.-]{0,50}?(?:zorptel)(?:[ \\t\\w.-]{0,20})[\\s'"]{0,3}(?:=|:)[\\x60'"\\s=]{0,5}([a-z0-9]{28,34})(?:[\\x60'"\\s;]|$)'''
keywords = [
  "zorptel",
  "api",
]

[[rules]]
id = "zorptel-client-id"
regex = '''zorptel_([0-9]{20})'''
keywords = ["zorptel"]
`;

/** A made-up detector as trufflehog writes its own. */
const GO = `var (
	keyPat  = regexp.MustCompile(detectors.PrefixRegex([]string{"zorptel", "client_id"}) + \`\\b([0-9a-f]{64})\\b\`)
	userPat = regexp.MustCompile(detectors.PrefixRegex([]string{"zorptel"}) + \`\\b([0-9a-z]{24})\\b\`)
)`;

const RULES = [...readToml(TOML), ...readGo(GO, 'zorptelv2')];
const NONE = { distinct: [], known: [], ordinary: [] };
const shapes = (pattern: string) => formatsOf(pattern).map(shapeOf);

describe('a published pattern', () => {
  it.each([
    ['[a-z0-9]{32}', ['n32']],
    ['(?i)[\\w.-]{0,9}(?:acme)[ =]([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', ['u']],
    ['\\b((?:live|test)_[A-Za-z0-9_-]{20,})\\b', ["'live_'w20+", "'test_'w20+"]],
    ['(?P<key>[A-Z0-9]{5}-?\\d{9,12})', ['n5d9,12', 'n5-d9,12']],
    ['([[:alnum:]]{22}==)', ["n22'=='"]],
  ])('%s is a row of parts', (pattern, expected) => {
    expect([...shapes(pattern)].sort()).toEqual([...expected].sort());
  });

  it.each(['(([a-z])\\2{8}x)', '.{20}', '[^\\s]{30}', '(?:ab|cd){1,9}', '('])('%s is none', (pattern) => {
    expect(formatsOf(pattern)).toEqual([]);
  });

  it('has examples that it matches, of each length', () => {
    for (const { pattern } of RULES)
      for (const format of formatsOf(pattern)) {
        const whole = new RegExp(`^${sourceOf(format)}$`);
        for (const example of examplesOf(format)) {
          expect(example).toMatch(whole);
          expect(example.length).toBeGreaterThanOrEqual(leastLength(format));
        }
      }
  });
});

describe('rules of others', () => {
  it('are read without what is no secret, and without a word of theirs', () => {
    expect(RULES.map(({ id }) => id)).toEqual(['quibble-api-token', 'zorptel-key', 'zorptelv2']);
    expect(JSON.stringify(RULES)).not.toContain('Words');
  });

  it('are new rows where the table has none', () => {
    const { prefixes, shapes: added, found } = compare(RULES, NONE);
    expect(prefixes).toEqual([['quibble-token', 'qzbl_', '[0-9a-fA-F]{40}']]);
    expect([...added]).toEqual([['zorptel', ['n28,34', 'h64']]]);
    expect(found).toBe(0);
  });

  it('change nothing the second time, and are told as found', () => {
    const once = merged(compare(RULES, NONE), { prefixes: [], shapes: NONE });
    expect(once.shapes.ordinary).toEqual(['zorptel n28,34 h64']);
    const again = compare(RULES, once.shapes);
    expect([...again.shapes]).toEqual([]);
    expect(again.found).toBe(2);
  });

  it('ask the most of a new shape, whatever is asked of the others of its name, and take nothing out', () => {
    const table = { distinct: ['zorptel n28,34'], known: ['quux h32'], ordinary: [] };
    const changes = compare(RULES, table);
    expect(changes.unpublished).toEqual(['quux']);
    const { shapes: rows } = merged(changes, { prefixes: [], shapes: table });
    expect(rows).toEqual({ ...table, ordinary: ['zorptel h64'] });
  });

  it('do not bring what the filter finds without them', () => {
    const known = `[[rules]]\nid = "github-pat"\nregex = '''ghp_[0-9a-zA-Z]{36}'''\nkeywords = ["ghp_"]\n`;
    expect(compare(readToml(known), NONE)).toMatchObject({ found: 1, prefixes: [] });
  });
});
