import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

/** Hashes of passwords, in the notations that say what they are: the password only has to be guessed. */
const RULES: readonly PatternRule[] = [
  {
    // crypt(3): bcrypt, md5crypt, sha256crypt, sha512crypt, yescrypt, scrypt, Apache's; Cisco's 8 and 9; Argon2.
    kind: 'password-hash',
    keywords: ['$'],
    pattern:
      /(?<![\w$])\$(?:2[abxy]?\$\d{1,5}\$[./A-Za-z0-9]{53}|(?:1|5|6|8|9|y|gy|7|apr1|sha1)\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9]{2,40}\$(?:[./A-Za-z0-9]{1,40}\$)?[./A-Za-z0-9]{22,90}|argon2(?:id|i|d)\$[\w=$,+/.-]{30,200}|(?:bcrypt-sha256|scrypt|pbkdf2(?:-sha\d{1,3})?)\$[\w=$,+/.-]{30,240})/dg,
  },
  {
    // phpass (WordPress, phpBB) and Drupal.
    kind: 'password-hash',
    keywords: ['$P$', '$H$', '$S$'],
    pattern: /\$(?:[PH]\$[./A-Za-z0-9]{31}|S\$[./A-Za-z0-9]{52})(?![./A-Za-z0-9])/dg,
  },
  {
    // Django, Werkzeug, ASP.NET, PostgreSQL.
    kind: 'password-hash',
    keywords: ['pbkdf2', 'scrypt:', 'bcrypt_sha256$', 'SCRAM-SHA-'],
    pattern:
      /(?:pbkdf2_sha\d{1,3}\$\d{1,9}\$[\w./+-]{1,64}\$[A-Za-z0-9+/]{20,128}={0,2}|(?:pbkdf2:sha\d{1,3}(?::\d{1,9})?|scrypt:\d{1,9}:\d{1,4}:\d{1,4})\$[\w./+-]{1,64}\$[0-9a-f]{32,256}|bcrypt_sha256\$\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}|SCRAM-SHA-\d{1,3}\$\d{1,9}:[A-Za-z0-9+/=]{8,64}\$[A-Za-z0-9+/=:]{40,200})/dg,
  },
  {
    // LDAP's `{SSHA}`, also in htpasswd.
    kind: 'password-hash',
    keywords: ['SHA', 'MD5}', 'CRYPT}', 'crypt}'],
    pattern:
      /\{(?:S?SHA(?:256|384|512)?|S?MD5|(?:CRYPT|crypt|PBKDF2[\w-]{0,10}))\}(?<secret>[A-Za-z0-9+/$.]{13,200}={0,2})/dg,
  },
  {
    // What Kerberos gives to be cracked, and the pairs of NTLM hashes that dumps of a domain are made of.
    kind: 'password-hash',
    keywords: ['$krb5'],
    pattern: /\$krb5(?:asrep|tgs|pa)\$\d{1,3}\$[^\s$]{0,200}(?:\$[^\s$]{0,4000}){1,4}/dg,
  },
  {
    kind: 'password-hash',
    keywords: [':'],
    pattern: /:\d{1,10}:(?<secret>[0-9a-fA-F]{32}:[0-9a-fA-F]{32})(?=:::)/dg,
  },
  {
    kind: 'password-hash',
    keywords: ['ANSIBLE_VAULT'],
    pattern:
      /\$ANSIBLE_VAULT;[\d.]{3,5};AES(?:256)?(?:;[\w.-]{1,80})?(?<secret>(?:\s{1,20}[0-9a-f]{16,80}){1,4000})/dg,
  },
];

/** Points at hashes of passwords, which tell the password to whoever has the time. */
export const passwordHashesStage = createPatternStage('password-hashes', RULES);
