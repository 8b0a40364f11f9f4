import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

/** Names below `~/.ssh` that everyone has. */
const WELL_KNOWN =
  /^(?:config|known_hosts(?:\.old|2)?|authorized_keys2?|environment|rc|id_(?:rsa|dsa|ecdsa|ed25519|ecdsa_sk|ed25519_sk)(?:\.pub)?|agent|control|config\.d|sockets|keys|\*.*|\.{1,3}|\$.*|<.*)$/;

/**
 * Where a credential lies is kept, for `~/.aws/credentials is missing` is a lesson worth keeping and the same for
 * everyone; the home directory before it becomes `~` like any other. What goes is the part of such a path that a
 * person chose or was given: the name of their key, their account, the id of their session.
 */
const RULES: readonly PatternRule[] = [
  {
    kind: 'key-file',
    keywords: ['.ssh/', '.ssh\\'],
    pattern: /\.ssh[\\/]{1,4}(?<secret>[\w.@+-]{1,100})(?![\\/\w])/dg,
    accepts: (name) => !WELL_KNOWN.test(name),
  },
  {
    kind: 'key-file',
    keywords: ['private-keys-v1.d'],
    pattern: /private-keys-v1\.d[\\/]{1,4}(?<secret>[0-9A-F]{40})/dg,
  },
  {
    // `id_rsa_alice`, `id_ed25519-work.pub` outside of ~/.ssh.
    kind: 'key-file',
    keywords: ['id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519'],
    pattern:
      /(?<![\w.-])id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?[._-](?<secret>(?!pub\b|sk\b)[A-Za-z0-9][\w@+-]{1,60})/dg,
  },
  {
    kind: 'session-file',
    keywords: ['sso', 'cli'],
    pattern: /\.aws[\\/]{1,4}(?:sso|cli)[\\/]{1,4}cache[\\/]{1,4}(?<secret>[\w-]{8,80})(?=\.json)/dg,
  },
  {
    kind: 'account-name',
    keywords: ['legacy_credentials'],
    pattern: /legacy_credentials[\\/]{1,4}(?<secret>[^\s\\/"'`]{3,100})/dg,
  },
  {
    kind: 'password-entry',
    keywords: ['.password-store'],
    pattern: /\.password-store[\\/]{1,4}(?<secret>[^\s"'`:,;]{1,200})/dg,
    accepts: (name) => !/^(?:\.|\*|\$)/.test(name),
  },
];

/** Points at what is a person's own in the paths of credentials. */
export const credentialPathsStage = createPatternStage('credential-paths', RULES);
