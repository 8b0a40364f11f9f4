import { describe, expect, it } from 'vitest';
import { createPipeline, draw, expand, textOf } from './support.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const filtered = (text: string): string => textOf(createPipeline().filter(text));

describe('credentials in base64', () => {
  it('hides a key, whatever its label, also in lines', () => {
    for (const label of ['', 'RSA', 'EC', 'OPENSSH', 'ENCRYPTED']) {
      const key = base64(expand(`{{begin:${label}}}\n{{material:8}}\n{{end:${label}}}\n`));
      const lines = key.match(/.{1,76}/g)?.join('\n  ') ?? '';
      expect(filtered(`SSH_KEY=${key} next`)).toMatch(/^SSH_KEY=\[REDACTED:[a-z-]+\] next$/);
      expect(filtered(`key: |\n  ${lines}\nnext: 1`)).not.toContain(key.slice(200, 220));
    }
  });

  it('keeps a certificate', () => {
    const text = `ca: ${base64(`-----BEGIN CERTIFICATE-----\n${draw('ca', 'ABCdef0123456789', 64)}`)}`;
    expect(filtered(text)).toBe(text);
  });

  it('hides a token', () => {
    const token = expand('{{json:alg=HS256,typ=JWT}}.{{json:sub=a,iat=1}}.{{token::43}}');
    expect(filtered(`value ${base64(token)} end`)).toBe('value [REDACTED:jwt] end');
  });
});
