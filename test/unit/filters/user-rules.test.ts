import { describe, expect, it } from 'vitest';
import { createUserRulesStage, type UserRule } from '../../../filters/pattern-rule.ts';
import { createPipeline, draw, filterText, textOf } from './support.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const body = draw('acme', ALPHABET, 12);
const rule = (more: Partial<UserRule> = {}): UserRule => ({
  name: 'acme-token',
  pattern: 'acme_[a-z0-9]{12}',
  ...more,
});
const filter = (text: string, ...rules: UserRule[]): string => filterText(text, { rules });

describe("a user's rule", () => {
  it('hides what it matches, under its own name', () => {
    expect(filter(`use acme_${body} here, acme_${body}.`, rule())).toBe(
      'use [REDACTED:acme-token] here, [REDACTED:acme-token].',
    );
    expect(filterText(`use acme_${body} here`)).toContain(body);
  });

  it('hides the group alone: the one it names, else the one called secret', () => {
    const text = `badge: ${body};`;
    expect(filter(text, rule({ pattern: 'badge: (?<secret>\\w+)' }))).toBe('badge: [REDACTED:acme-token];');
    expect(filter(text, rule({ pattern: 'badge: (?<it>\\w+)', group: 'it' }))).toBe(
      'badge: [REDACTED:acme-token];',
    );
    expect(filter(text, rule({ pattern: 'badge: (?<it>\\w+)' }))).toBe('[REDACTED:acme-token];');
  });

  it('hides the whole match where the group took no part in it', () => {
    const either = rule({ pattern: 'badge: (?:(?<secret>x\\w+)|a\\w+|\\d\\w+)' });
    expect(filter('badge: abcdef', either)).toBe('[REDACTED:acme-token]');
  });

  it('runs only where a keyword stands, in any case of letters with the flag i', () => {
    const keyed = rule({ pattern: '\\b[a-z0-9]{12}\\b', keywords: ['Badge'] });
    expect(filter(`badge ${body}`, keyed)).toContain(body);
    expect(filter(`Badge ${body}`, keyed)).not.toContain(body);
    expect(filter(`bADGE ${body}`, { ...keyed, flags: 'i' })).not.toContain(body);
  });

  it('names what another stage finds too', () => {
    const token = ['gh', 'p_', draw('gh', `${ALPHABET}ABC`, 36)].join('');
    expect(filter(token, rule({ name: 'ours', pattern: 'ghp_\\w+' }))).toBe('[REDACTED:ours]');
  });

  it('leaves what the allowlist names', () => {
    const text = `use acme_${body} here`;
    expect(filterText(text, { rules: [rule()], allow: [`acme_${body}`] })).toBe(text);
  });

  it('filters twice as once, even a rule about the markers', () => {
    const rules = [
      rule(),
      rule({ name: 'marker', pattern: 'REDACTED:acme' }),
      rule({ name: 'rest', pattern: 'key=(?<secret>[^\\n]+)' }),
    ];
    const pipeline = createPipeline({ rules });
    const once = textOf(pipeline.filter(`key=acme_${body} and more\nacme_${body}`));
    expect(once).not.toContain(body);
    expect(textOf(pipeline.filter(once))).toBe(once);
  });

  it('that breaks stops the text', () => {
    const broken = createUserRulesStage([rule({ pattern: '(' })]);
    const stages = { cleaning: [], scanning: [broken] };
    expect(createPipeline({ stages } as object).filter('acme_')).toMatchObject({
      ok: false,
      stage: 'user-rules',
    });
  });
});
