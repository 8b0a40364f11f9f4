import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

const isValue = (value: string): boolean => !isPlaceholder(value);

/** What stands behind the last space of an entry, or between its quotes. */
const lastWord = (entry: string): string => /[^\s"']+(?=["']?$)/.exec(entry)?.[0] ?? '';

/** Base64 of `user:password`. */
function isLogin(value: string): boolean {
  const decoded = Buffer.from(value, 'base64').toString('latin1');
  return /^[\x20-\x7e]{1,200}:[\x20-\x7e]{2,}$/.test(decoded) && !isPlaceholder(decoded.split(':')[1] ?? '');
}

/** What tools keep their credentials in, each in its own notation. */
const RULES: readonly PatternRule[] = [
  {
    // .npmrc
    kind: 'npm-token',
    keywords: ['_authToken', '_auth', '_password'],
    pattern: /(?<![\w$])_(?:authToken|auth|password)\s{0,3}=\s{0,3}["']?(?<secret>[^\s"'$]{8,2000})/dg,
    accepts: isValue,
  },
  {
    // .netrc: machine and login are half of it.
    kind: 'netrc-login',
    keywords: ['login'],
    pattern:
      /(?<![\w-])(?:machine\s{1,9}\S{1,200}|default)\s{1,9}login\s{1,9}\S{1,200}\s{1,9}(?:account\s{1,9}\S{1,200}\s{1,9})?password\s{1,9}\S{1,500}/dg,
    accepts: (entry) => isValue(lastWord(entry)),
  },
  {
    // .docker/config.json
    kind: 'docker-login',
    keywords: ['auth'],
    pattern: /"auth\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"(?<secret>[A-Za-z0-9+/_-]{8,4000}={0,2})/dg,
    accepts: isLogin,
  },
  {
    kind: 'docker-login',
    keywords: ['identitytoken', 'registrytoken'],
    pattern: /"(?:identity|registry)token\\{0,3}"\s{0,8}:\s{0,8}\\{0,3}"(?<secret>[^"\\\s]{8,8000})/dg,
    accepts: isValue,
  },
  {
    // kubeconfig
    kind: 'client-key',
    keywords: ['client-key-data', 'tls.key', 'ssh-privatekey'],
    pattern:
      /(?:client-key-data|tls\.key|ssh-privatekey)\\{0,3}["']?\s{0,8}:\s{0,8}\\{0,3}["']?(?<secret>[A-Za-z0-9+/]{40,20000}={0,2})/dg,
  },
  {
    // A bootstrap token's manifest.
    kind: 'bootstrap-token',
    keywords: ['token-id'],
    pattern:
      /token-id:\s{1,8}["']?[a-z0-9]{6}["']?\s{1,40}token-secret:\s{1,8}["']?[a-z0-9]{16}(?![a-z0-9])/dg,
  },
  {
    kind: 'wireguard-key',
    keywords: ['PrivateKey', 'PresharedKey', 'private_key', 'preshared_key', 'pre_shared_key'],
    pattern:
      /(?:PrivateKey|PresharedKey|private_key|pre_?shared_key)["']?\s{0,8}[=:]\s{0,8}["']?(?<secret>[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)/dg,
  },
  {
    // Composer's auth.json
    kind: 'composer-token',
    keywords: ['-oauth"', '-token"'],
    pattern:
      /"(?:github|gitlab|bitbucket)-(?:oauth|token)"\s{0,8}:\s{0,8}\{\s{0,40}"[\w.:-]{1,100}"\s{0,8}:\s{0,8}"(?<secret>[^"\s]{16,200})/dg,
    accepts: isValue,
  },
  {
    // .pgpass: host, port, database, user, password
    kind: 'pgpass-password',
    keywords: [':5432:', ':5433:', ':6432:', ':*:'],
    pattern:
      /^(?:[\w.-]{1,100}|\*):(?:5432|5433|6432|\*):[^:\s]{1,64}:[^:\s]{1,64}:(?<secret>[^:\s]{3,200})$/dgm,
    accepts: isValue,
  },
  {
    // The private members of a JSON Web Key, RFC 7518 section 6.
    kind: 'jwk-key',
    keywords: ['"kty', "'kty", 'kty:'],
    pattern:
      /(?<![\w.])["']?(?:d|p|q|dp|dq|qi|k)\\{0,3}["']?\s{0,8}:\s{0,8}\\{0,3}["'](?<secret>[\w-]{16,2000})(?=\\{0,3}["'])/dg,
    accepts: (value) => looksRandom(value, 16),
  },
  {
    // The one member that all private ones have, on its own; a drawing's `d` has spaces.
    kind: 'jwk-key',
    keywords: ['"d', "'d"],
    pattern: /["']d\\{0,3}["']\s{0,8}:\s{0,8}\\{0,3}["'](?<secret>[\w-]{43,2000})(?=\\{0,3}["'])/dg,
    accepts: (value) => looksRandom(value, 43),
  },
  {
    kind: 'django-secret-key',
    keywords: ['SECRET_KEY'],
    pattern:
      /\bSECRET_KEY\s{0,8}=\s{0,8}[rbu]?(?:"(?=[^"\n]{30,100}")|'(?=[^'\n]{30,100}'))(?<secret>[^"'\n]{20,100})/dg,
    accepts: (value) => isValue(value) && !/\s|os\.environ/.test(value) && /\d/.test(value),
  },
  {
    // Whose default settings file has this comment above it.
    kind: 'django-secret-key',
    keywords: ['used in production secret!'],
    pattern:
      /used in production secret!\s{1,20}\S{0,5}SECRET_KEY\s{0,8}=\s{0,8}[rbu]?["'](?<secret>[^"'\n]{5,100})["']/dg,
    accepts: isValue,
  },
  {
    kind: 'jwt-secret',
    keywords: ['jwt', 'JWT', 'Jwt'],
    pattern:
      /^[ \t]{0,20}(?:jwt:\s{1,20}secret:|jwt_?secret:)[ \t]{1,8}(?:"(?=[^"\n]{6,200}")|'(?=[^'\n]{6,200}'))(?<secret>[^"'\n]{1,200})/dgim,
    accepts: isValue,
  },
  {
    // FileZilla, Windows answer files, group policies.
    kind: 'password',
    keywords: ['<Pass', '<AdministratorPassword', 'cpassword'],
    pattern:
      /(?:<Pass(?:\s[^<>]{0,40})?>|<(?:Administrator)?Password>\s{0,40}<Value>|\bcpassword=["'])(?<secret>[^<>\s"']{3,500})/dg,
    accepts: isValue,
  },
  {
    // Remote Desktop files, Cisco's reversible notation.
    kind: 'password',
    keywords: ['password 51:b:', 'password 7 ', 'key 7 ', 'secret 7 '],
    pattern: /\b(?:password 51:b:|(?:password|key|secret) 7 )(?<secret>[0-9A-Fa-f]{6,2000})(?![0-9A-Za-z])/dg,
  },
];

/** Points at credentials in the files that tools keep them in. */
export const credentialFilesStage = createPatternStage('credential-files', RULES);
