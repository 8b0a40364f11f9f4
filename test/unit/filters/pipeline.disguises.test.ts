import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISGUISES, DOUBLE, leak, readings, SPECIMENS, wrapped } from './disguises.ts';
import { createPipeline, textOf } from './support.ts';

const pipeline = createPipeline();
const filter = (text: string): string => textOf(pipeline.filter(text));

const specimens = Object.entries(SPECIMENS);
const disguises = Object.entries(DISGUISES);
const single = disguises.filter(([name]) => !DOUBLE.includes(name));

/** Nothing of a secret may be left that anyone can read, whatever the output is taken for. */
function expectHidden(input: string, secret: string): void {
  const output = filter(input);
  expect(leak(secret, readings(output))).toBe(undefined);
  expect(filter(output)).toBe(output);
}

const specimen = fc
  .tuple(fc.constantFrom(...specimens), fc.nat(1_000_000))
  .map(([[kind, make], seed]) => make(`${kind}${seed}`));

describe('a secret', () => {
  it.each(specimens)('%s is found as it stands', (kind, make) => {
    const { text, secret } = make(kind);
    expect(leak(secret, [text])).not.toBe(undefined);
    expectHidden(text, secret);
  });

  it.each(disguises)('is found in %s', (name, disguise) => {
    for (const [kind, make] of specimens) {
      const { text, secret } = make(kind + name);
      expectHidden(disguise(text), secret);
    }
  });

  it('is found in any disguise within any other', () => {
    fc.assert(
      fc.property(
        specimen,
        fc.constantFrom(...single),
        fc.constantFrom(...single),
        ({ text, secret }, [, inner], [, outer]) => expectHidden(outer(inner(text)), secret),
      ),
      { numRuns: 400 },
    );
  });

  it('is found wherever a terminal breaks it', () => {
    fc.assert(
      fc.property(
        specimen,
        fc.constantFrom(80, 100, 120, 132, 160),
        fc.nat(78),
        fc.constantFrom('\n', '\r\n', '\n  '),
        ({ text, secret }, columns, before, lineEnd) => {
          const broken = wrapped(text, columns, before).replaceAll('\n', lineEnd);
          expectHidden(`${broken}\nnext line of output\n`, secret);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is found where a terminal broke the armour of a key at a space', () => {
    const { text, secret } = SPECIMENS['private-key']?.('armour') ?? expect.fail();
    for (let before = 40; before < 78; before += 1)
      expectHidden(`${wrapped(text, 80, before).replaceAll('\n', '\n  ')}\nnext\n`, secret);
  });

  it('is found where a line goes on behind a backslash', () => {
    fc.assert(
      fc.property(specimen, fc.integer({ min: 1, max: 30 }), ({ text, secret }, at) => {
        const cut = text.indexOf(secret) + Math.min(at, secret.length - 1);
        fc.pre(text.charAt(cut - 1) !== '\n' && text.charAt(cut) !== '\n');
        expectHidden(`run ${text.slice(0, cut)}\\\n${text.slice(cut)} now`, secret);
      }),
      { numRuns: 200 },
    );
  });

  it('is found glued to signs', () => {
    const signs = fc.constantFrom(
      ...'=:,;()[]{}<>"\'`|&?/\\@#$%!*+~^ \n\t_-.'.split(''),
      '": "',
      '=>',
      '日本',
      '…',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('github', 'aws', 'stripe', 'npm', 'gitlab'),
        fc.nat(1_000_000),
        signs,
        signs,
        (kind, seed, before, behind) => {
          const { text = '', secret = '' } = SPECIMENS[kind]?.(`${kind}${seed}`) ?? {};
          expectHidden(`key${before}${text}${behind}foo`, secret);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a secret that was found once', () => {
  const secretOf = (seed: string): string => SPECIMENS['password']?.(seed).secret ?? '';

  it.each(disguises)('is found without its name in %s', (name, disguise) => {
    const secret = secretOf(name);
    expectHidden(`DB_PASSWORD=${secret}\nlater ${disguise(secret)} end`, secret);
  });

  it.each(disguises)('in %s is found without its name in plain', (name, disguise) => {
    const secret = secretOf(name);
    expectHidden(`see ${secret} here\nlater ${disguise(`DB_PASSWORD=${secret}`)} end`, secret);
  });

  it('is found broken at any place and of any width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15 }),
        fc.constantFrom('\n', '\r\n    ', '\\\n'),
        (at, lineBreak) => {
          const secret = secretOf(`broken${at}`);
          expectHidden(
            `DB_PASSWORD=${secret} and\nword ${secret.slice(0, at)}${lineBreak}${secret.slice(at)} word`,
            secret,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is found in the middle of other base64', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), (before, behind) => {
        const secret = secretOf(`${before}/${behind}`);
        const encoded = Buffer.from(`${before}${secret}${behind}`).toString('base64');
        expect(leak(secret, readings(filter(`DB_PASSWORD=${secret}\n${encoded}`)))).toBe(undefined);
      }),
      { numRuns: 100, examples: [['', '+7-}T']] }, // of this one the end, `v7`, is no version
    );
  });

  it('is found as hex digits in other case', () => {
    const key = 'deadbeef00c0ffee'.repeat(2).replace(/ee/g, '4e');
    const result = filter(`api_key = "${key}1f9a7b3c"\n${`${key}1f9a7b3c`.toUpperCase()}`);
    expect(result.toLowerCase()).not.toContain(key.slice(0, 8));
  });
});
