import { describe, expect, it } from 'vitest';
import { anonymousUrl, hostOf, isKnownForge, maskUrls } from '../../src/core/remote-url.ts';

const password = ['hunter', '2hunter'].join('');

describe('the address of a remote', () => {
  it.each([
    ['https://github.com/o/r.git', 'github.com', true, 'https://github.com/o/r.git'],
    [`https://dana:${password}@github.com/o/r.git`, 'github.com', true, 'https://github.com/o/r.git'],
    ['git@github.com:o/r.git', 'github.com', true, 'https://github.com/o/r.git'],
    ['github.com:o/r.git', 'github.com', true, 'https://github.com/o/r.git'],
    ['ssh://git@ssh.github.com:443/o/r.git', 'ssh.github.com', true, 'https://github.com/o/r.git'],
    ['https://GitLab.com/o/r', 'gitlab.com', true, 'https://GitLab.com/o/r'],
    ['https://git.example.org:8443/r.git', 'git.example.org', false, 'https://git.example.org:8443/r.git'],
    ['http://127.0.0.1:80/r', '127.0.0.1', false, 'http://127.0.0.1:80/r'],
    ['dana@example.org:r.git', 'example.org', false, undefined],
    ['ssh://[::1]:22/r', '[::1]', false, undefined],
    ['https://github.com.example.org/r', 'github.com.example.org', false, 'https://github.com.example.org/r'],
    ['/srv/git/r.git', undefined, false, undefined],
    ['../r.git', undefined, false, undefined],
    ['./a:b', undefined, false, undefined],
    ['file:///srv/git/r.git', undefined, false, undefined],
  ])('%s: host, forge, and where a stranger would read it', (url, host, forge, anonymous) => {
    expect(hostOf(url)).toBe(host);
    expect(isKnownForge(url)).toBe(forge);
    expect(anonymousUrl(url)).toBe(anonymous);
  });
});

describe('masking', () => {
  it.each([
    [`https://dana:${password}@example.org/x.git`, 'https://***@example.org/x.git'],
    [`https://${password}@example.org/x.git`, 'https://***@example.org/x.git'],
    [`https://dana:p@${password}@example.org/x`, 'https://***@example.org/x'],
    [`ssh://dana:${password}@example.org/x`, 'ssh://dana:***@example.org/x'],
    ['ssh://git@example.org/x', 'ssh://git@example.org/x'],
    ['git@example.org:x.git', 'git@example.org:x.git'],
    [`https://example.org/x?token=${password}`, 'https://example.org/x?***'],
    [
      `fatal: unable to access 'https://u:${password}@h/x/': no\nremote: see http://h/`,
      "fatal: unable to access 'https://***@h/x/': no\nremote: see http://h/",
    ],
    ['/srv/a@b/c', '/srv/a@b/c'],
  ])('%s', (text, masked) => {
    expect(maskUrls(text)).toBe(masked);
  });
});
