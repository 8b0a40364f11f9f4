import { describe, expect, it } from 'vitest';
import { INSIDE_VARIABLE } from '../../src/core/environment.ts';
import { backgroundEnvironment } from '../../src/files/background.ts';

const ENV = {
  PATH: '/bin',
  HOME: '/home/ada',
  HTTPS_PROXY: 'http://proxy',
  ANTHROPIC_API_KEY: 'a',
  ANTHROPIC_BASE_URL: 'b',
  AWS_SECRET_ACCESS_KEY: 'c',
  GH_TOKEN: 'd',
};

describe('the environment of a job', () => {
  it('has no key of anybody, but for one that the job is to be given by name', () => {
    const local = { PATH: '/bin', HOME: '/home/ada', [INSIDE_VARIABLE]: '1' };
    expect(backgroundEnvironment(ENV, false)).toEqual(local);
    expect(backgroundEnvironment(ENV, true)).toEqual({ ...local, HTTPS_PROXY: 'http://proxy' });
    expect(backgroundEnvironment(ENV, false, ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN'])).toEqual({
      ...local,
      ANTHROPIC_API_KEY: 'a',
    });
  });
});
