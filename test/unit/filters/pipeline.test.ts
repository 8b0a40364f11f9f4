import { describe, expect, it } from 'vitest';
import type { FilterStage } from '../../../filters/engine.ts';
import { createPipeline, draw, filterText, textOf, wordStage } from './support.ts';

const token = `ghp_${draw('pipeline', 'ABCdef0123456789', 36)}`;
const only = (...scanning: FilterStage[]) => ({ stages: { cleaning: [], scanning } });

describe('findings', () => {
  it('tells offsets of the text that was given, with what cleaning took out inside', () => {
    const text = `a\u001b[1mb ${token.slice(0, 9)}\u200b${token.slice(9)} c`;
    const result = createPipeline().filter(text);
    expect(
      result.ok && result.findings.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
    ).toEqual([
      ['ansi', '\u001b[1m'],
      ['github-token', `${token.slice(0, 9)}\u200b${token.slice(9)}`],
    ]);
    expect(textOf(result)).toBe('ab [REDACTED:github-token] c');
  });

  it('gives the input when its replacements are applied in order', () => {
    const text = `x=/home/alice/a \u001b[0m${token} <private>y</private> DB_PASSWORD=hunter2; hunter2`;
    const result = createPipeline().filter(text);
    let applied = '';
    let cursor = 0;
    for (const { start, end, kind, replacement } of result.ok ? result.findings : []) {
      applied += text.slice(cursor, start) + (replacement ?? `[REDACTED:${kind}]`);
      cursor = end;
    }
    expect(applied + text.slice(cursor)).toBe(textOf(result));
  });

  it('never carries the value', () => {
    const result = createPipeline().filter(`token ${token}`);
    expect(JSON.stringify(result)).not.toContain(token.slice(4, 20));
  });
});

describe('merging', () => {
  it('makes one of findings that overlap, named by the widest', () => {
    const stages = only(
      wordStage('a', 'secret', { kind: 'narrow' }),
      wordStage('b', 'ret-value', { kind: 'wide' }),
    );
    expect(filterText('a secret-value b', stages)).toBe('a [REDACTED:wide] b');
  });

  it('lets the earlier stage name a span that two found', () => {
    const stages = only(wordStage('a', 'x1x', { kind: 'first' }), wordStage('b', 'x1x', { kind: 'second' }));
    expect(filterText('x1x', stages)).toBe('[REDACTED:first]');
  });

  it('redacts rather than replaces', () => {
    const stages = only(
      wordStage('a', 'x1x', { kind: 'path', replacement: '~' }),
      wordStage('b', 'x1x', { kind: 'secret' }),
    );
    expect(filterText('x1x', stages)).toBe('[REDACTED:secret]');
  });

  it('leaves findings that only touch apart', () => {
    const stages = only(wordStage('a', 'aa', { kind: 'one' }), wordStage('b', 'bb', { kind: 'two' }));
    expect(filterText('aabb', stages)).toBe('[REDACTED:one][REDACTED:two]');
  });
});

describe('markers', () => {
  it('are not touched by a finding around them', () => {
    const stages = only(wordStage('a', 'k: .*', { kind: 'all' }));
    expect(filterText('k: a [REDACTED:x] b', stages)).toBe('[REDACTED:all][REDACTED:x][REDACTED:all]');
  });
});

describe('a marker', () => {
  const hex = draw('marker', '0123456789abcdef', 40).replace(/^./, 'a');

  it.each([hex, hex.slice(0, 24), draw('marker', 'abcdefghijklmnopqrstuvwxyz0123456789', 30), token])(
    'does not keep a secret that stands for its kind: %j',
    (secret) => {
      expect(filterText(`a [REDACTED:${secret}] b token=[REDACTED:${secret}]`)).not.toContain(
        secret.slice(4, 16),
      );
    },
  );

  it.each([
    'github-token',
    'aws-access-key-id',
    'sha256',
    'x509-key',
    'onepassword-token',
    'x',
    'k8s-secret',
  ])('with a kind of words stays: %s', (kind) => {
    const text = `a [REDACTED:${kind}] b\ntoken: [REDACTED:${kind}]`;
    expect(filterText(text)).toBe(text);
  });

  it('says nothing of what is behind it', () => {
    const text = `[REDACTED:password] then ${draw('behind', 'abcdefghijkmnpqrstuvwxyzABCDEF2345', 32)} here`;
    expect(filterText(text)).toBe(text);
  });
});

describe('a cut of an over-long line', () => {
  const blob = 'data:font/woff2;base64,'.padEnd(6000, 'd09GMgABAAAAA/x');

  it('does not hide half of a secret from a rule', () => {
    for (const at of [150, 165, 180, 195, 199, 200, 230]) {
      const line = `${blob.slice(0, at)},${token},${blob.slice(at)}`;
      const result = filterText(`${line}\nand ${token} again`);
      expect(result).not.toMatch(new RegExp(token.slice(4, 12)));
      expect(result.length).toBeLessThan(600);
      expect(filterText(result)).toBe(result);
    }
  });

  it('leaves markers in it', () => {
    const line = `${blob}[REDACTED:github-token]${blob}`;
    expect(filterText(line)).toBe(
      [blob, blob]
        .map((it) => `${it.slice(0, 200)}[… 5,800 more characters]`)
        .join('[REDACTED:github-token]'),
    );
  });
});

describe('markers behind a terminal sequence', () => {
  it('are not eaten by it', () => {
    expect(filterText('a\u001b[REDACTED:x] b\u001b]0;[REDACTED:y]\u0007 c')).toBe(
      'a[REDACTED:x] b[REDACTED:y] c',
    );
  });
});

describe('repetitions', () => {
  it('go wherever they stand', () => {
    const result = filterText(`token: ${token}\nurl/${token}x`);
    expect(result).not.toContain(token.slice(4));
  });

  it('of a short value go only as a word of their own', () => {
    expect(filterText('password="kx12"\nkx12 kx123')).toBe(
      'password="[REDACTED:password]"\n[REDACTED:password] kx123',
    );
  });

  it('of a replaced text do not exist', () => {
    const stages = only(wordStage('a', '/home/ann', { kind: 'home-directory', replacement: '~' }));
    expect(filterText('/home/ann ann', stages)).toBe('~ ann');
  });
});

describe('allowed values', () => {
  it('are kept, exactly those', () => {
    expect(filterText(`a ${token} b`, { allow: [token] })).toBe(`a ${token} b`);
    expect(filterText(`a ${token} b`, { allow: [token.slice(0, -1)] })).toBe('a [REDACTED:github-token] b');
  });
});

describe('a break', () => {
  const secret = `value-${draw('break', '0123456789', 12)}`;
  const boom = (error: unknown): FilterStage => ({
    name: 'boom',
    scan: () => {
      throw error;
    },
  });

  it.each([new Error(secret), new TypeError(secret), secret, undefined, { name: secret, message: secret }])(
    'in a stage stops the text and does not quote it (%#)',
    (error) => {
      const result = createPipeline(only(boom(error))).filter(`x ${secret}`);
      expect(result).toMatchObject({ ok: false, stage: 'boom' });
      expect(JSON.stringify(result)).not.toContain(secret);
    },
  );

  it('in a cleaning stage stops the text too', () => {
    const result = createPipeline({ stages: { cleaning: [boom(new Error('x'))], scanning: [] } }).filter('a');
    expect(result).toMatchObject({ ok: false, stage: 'boom' });
  });

  it.each([
    { kind: 'x', start: 0, end: 99 },
    { kind: 'x', start: -1, end: 2 },
    { kind: 'x', start: 3, end: 1 },
    { kind: 'x', start: Number.NaN, end: 2 },
  ])('is also a finding that makes no sense: %j', (finding) => {
    const result = createPipeline(only({ name: 'odd', scan: () => [finding] })).filter('abcd');
    expect(result).toMatchObject({ ok: false, stage: 'odd' });
  });

  it('is no kind that a marker cannot spell: the finding stands, under a plain name', () => {
    const scan = () => [{ kind: 'Not A Kind', start: 0, end: 2 }];
    const result = createPipeline(only({ name: 'odd', scan })).filter('abcd');
    expect(result).toMatchObject({ ok: true, text: '[REDACTED:secret]cd' });
  });

  it('is a text that never settles', () => {
    const growing = wordStage('grow', 'aa', { kind: 'grow', replacement: 'aaaa' });
    expect(createPipeline(only(growing)).filter('aa')).toMatchObject({ ok: false, stage: 'pipeline' });
  });

  it('is a value that is no text', () => {
    expect(createPipeline().filter(undefined as unknown as string)).toMatchObject({ ok: false });
  });
});
