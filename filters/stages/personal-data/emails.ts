import type { StageFinding } from '../../types.ts';

/**
 * RFC 5321 section 4.5.3.1 allows 64 characters before the @; a run of them is entered at its beginning only. Made when
 * asked for: V8 gathers the letters of all scripts as it makes the pattern, half a millisecond that every hook would pay.
 */
const address = (): RegExp =>
  /(?<![\p{L}\p{N}_.%+'-])[\p{L}\p{N}_.%+'-]{1,64}@(?<domain>(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59}))(?![\p{L}\p{N}_-]|\.[\p{L}\p{N}])/gu;

/** Those of machines and of services that nobody reads; `git@` and the like are how a remote is written. */
const NOBODY =
  /^(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|git|hg|svn|mailer-daemon|this|super|return|your?[-_.]?(?:name|e?mail)|user(?:name)?|name|foo|bar|john\.?doe|jane\.?doe)$/i;

/** RFC 2606 and 6761: names that lead nowhere; and the domains that forges give those who hide theirs. */
const NOWHERE =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local|internal|lan)$|noreply|^(?:domain|company|yourdomain|yourcompany|host|server)\.\w+$/i;

/** `logo@2x.png`, `getty@tty1.service`, `pkg@1.2.3-beta.rc`. */
const NO_DOMAIN =
  /^v?\d+(?:\.\d|x\.)|\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|service|socket|timer|target|mount|slice|scope|path|swap|device)$/i;

/** `https://alice@host.org`, `ssh://deploy@host.org`. */
const IN_URL = /:\/\/[^\s/@]{0,100}$/;
/** `ssh deploy@host.org`, `rsync -a x deploy@host.org:`. */
const IN_COMMAND = /(?:^|[\s;&|"'`(])(?:ssh|scp|sftp|rsync|mosh|sshfs|autossh|ssh-copy-id)\s[^\n]{0,200}$/;
/** What is looked at before an address. */
const MAX_BEFORE_CHARS = 220;

/** Points at e-mail addresses of people: not at remotes, places one logs in to, packages, units and stand-ins. */
export function emailAddresses(text: string): readonly StageFinding[] {
  if (!text.includes('@')) return [];
  const findings: StageFinding[] = [];
  for (const { 0: found, groups, index } of text.matchAll(address())) {
    const lead = /^[.'%+-]*/.exec(found)?.[0].length ?? 0;
    const local = found.slice(lead, found.indexOf('@'));
    const end = index + found.length;
    if (local !== '' && isPerson(local, groups?.['domain'] ?? '') && !isLogin(text, index, end))
      findings.push({ kind: 'email', start: index + lead, end });
  }
  return findings;
}

const isPerson = (local: string, domain: string): boolean =>
  !NOBODY.test(local) && !NOWHERE.test(domain) && !NO_DOMAIN.test(domain);

/** Behind a login stands a path: `alice@host.org:/srv`, `alice@host.org:repo.git`. */
function isLogin(text: string, start: number, end: number): boolean {
  if (/^:[\w~/.]/.test(text.slice(end, end + 2))) return true;
  const before = text.slice(Math.max(0, start - MAX_BEFORE_CHARS), start);
  return IN_URL.test(before) || IN_COMMAND.test(before);
}
