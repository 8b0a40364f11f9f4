import { describe, expect, it } from 'vitest';
import { addressOf, isToldUnasked, type Memory, type TrustSettings, trustOf } from '../../src/core/memory.ts';

const SETTINGS: TrustSettings = {
  self: ['Ada <ada@example.org>', 'ada@home.example'],
  trusted: ['Bob <bob@example.org>', '@partner.example'],
};
const by = (
  author: string | undefined,
  more: Partial<Memory> = {},
  scope: 'repository' | 'user' = 'repository',
) => trustOf({ memory: { ...(author === undefined ? {} : { author }), ...more } as Memory, scope }, SETTINGS);

describe('whose word a memory is', () => {
  it.each([
    ['Ada <ada@example.org>', 'self'],
    ['Ada Lovelace <ADA@Example.org>', 'self'],
    ['ada@home.example', 'self'],
    ['Robert <bob@example.org>', 'trusted'],
    ['Carol <carol@partner.example>', 'trusted'],
    ['Carol <carol@not-partner.example>', 'other'],
    ['Carol <carol@partner.example.evil>', 'other'],
    ['Ada <mallory@example.net>', 'other'],
    ['ada@example.org <mallory@example.net>', 'other'],
  ])('of %j', (author, trust) => {
    expect(by(author)).toBe(trust);
  });

  it('is the user of this clone where there is no author, and this clone wrote it', () => {
    expect(by(undefined)).toBe('self');
    expect(by(undefined, { origin: 'claimed' })).toBe('other');
    expect(by('Mallory <m@example.net>')).toBe('other');
  });

  it("is nobody's where it is only claimed, whatever name it bears", () => {
    for (const author of ['Ada <ada@example.org>', 'Bob <bob@example.org>', undefined])
      expect(by(author, { origin: 'claimed' })).toBe('other');
  });

  it("is of those whom the user trusts where the remote is trusted, and never the user's own by name alone", () => {
    expect(by('Ada <ada@example.org>', { origin: 'remote' })).toBe('trusted');
    expect(by('Mallory <m@example.net>', { origin: 'remote' })).toBe('trusted');
  });

  it("is the signer's where the notes commit is signed, whatever the line says", () => {
    expect(by('Mallory <m@example.net>', { origin: 'signed ada@example.org' })).toBe('self');
    expect(by('Ada <ada@example.org>', { origin: 'signed Carol <carol@example.net>' })).toBe('trusted');
  });

  it("is the user's in the user's own store", () => {
    expect(by('Ada at work <a@work.example>', {}, 'user')).toBe('self');
  });

  it('is told unasked of self and trusted only', () => {
    expect(['self', 'trusted', 'other'].map((trust) => isToldUnasked(trust as 'self'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('trusts nobody by an empty entry', () => {
    const open = { ...SETTINGS, trusted: ['', ' ', '<>'] };
    expect(trustOf({ memory: { author: 'M <m@example.net>' } as Memory, scope: 'repository' }, open)).toBe(
      'other',
    );
    expect(addressOf(' <> ')).toBe('');
  });
});
