import { type Hint, hintOf, holdsIn, lowerCaseOf } from '../hints.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/** Text in quotes of any kind, also escaped ones, as two groups: `user` and `secret` are what they hold. */
const literal = (group: string, max: number): string =>
  String.raw`\\{0,2}(?<q_${group}>["'\x60])(?<${group}>(?:[^"'\x60\n\\]|\\(?!["'\x60])){1,${max}})\\{0,2}\k<q_${group}>`;

interface LoginRule {
  /** In small letters: the text must hold one of each list. Told by `includes`, which costs nothing to make. */
  readonly hints: readonly (readonly string[])[];
  /**
   * Groups: `secret` must be there; `user` and `host` go with it where the secret is one, for they are the other half of
   * the login; `whole` stands for all of them.
   */
  readonly source: string;
  /**
   * Nobody writes this form but to log in: even `password` is a password there, as it often is. Elsewhere, and in
   * commands that manuals print, such words stand for one.
   */
  readonly onlyLogins?: true;
}

/** Clients that take `-u` and `-p`, or the like, for a user and a password, and nothing else. */
const COMMANDS =
  'psexec(?:64)?(?:\\.exe)?|paexec|winexe|Connect-VIServer|sqlcmd|bcp|isql|mongo(?:sh|dump|restore|import|export)?|cqlsh|' +
  'influx|xfreerdp|wfreerdp|rdesktop|evil-winrm|clickhouse-client|' +
  'mosquitto_(?:pub|sub)|ipmitool|(?:docker|podman|nerdctl|helm|skopeo|buildah|oc|az)\\s[^\\n|;&]{0,40}?login';

/** A part of each of their names. */
const CLIENTS =
  'exec connect-viserver winexe sqlcmd bcp isql mongo cqlsh influx freerdp rdesktop evil-winrm clickhouse mosquitto_ ipmitool login'.split(
    ' ',
  );

/** Forms in which a name and its password stand together. */
const RULES: readonly LoginRule[] = [
  {
    // Constructors and calls that take nothing else: `NetworkCredential("u", "p")`, `HTTPBasicAuth('u', 'p')`.
    onlyLogins: true,
    hints: [['credential', 'basicauth', 'basic_auth', 'digestauth', 'passwordauthentication']],
    source: `(?:NetworkCredentials?|UsernamePasswordCredentials?|UserPasswordCredentials?|PasswordAuthentication|HTTPBasicAuth|HTTPDigestAuth|setBasicAuth|httpBasicAuth|basic_?auth|BasicCredentials)\\s{0,4}\\(\\s{0,20}${literal('user', 80)}\\s{0,8},\\s{0,20}${literal('secret', 120)}`,
  },
  {
    onlyLogins: true,
    hints: [['directoryentry']],
    source: `DirectoryEntry\\s{0,4}\\(\\s{0,20}${literal('host', 200)}\\s{0,8},\\s{0,20}${literal('user', 80)}\\s{0,8},\\s{0,20}${literal('secret', 120)}`,
  },
  {
    onlyLogins: true,
    hints: [['pscredential']],
    source: `PSCredential\\s{0,4}\\(?\\s{0,8}${literal('user', 80)}\\s{0,8},[^\\n"']{0,60}${literal('secret', 120)}`,
  },
  {
    // JDBC: URL, user, password.
    onlyLogins: true,
    hints: [['getconnection']],
    source: `getConnection\\s{0,4}\\(\\s{0,20}${literal('host', 300)}\\s{0,8},\\s{0,20}${literal('user', 80)}\\s{0,8},\\s{0,20}${literal('secret', 120)}`,
  },
  {
    // PHPMailer; its own example has `secret`, and so have those who copied it.
    onlyLogins: true,
    hints: [['->password']],
    source: `(?:->Host\\s{0,20}=\\s{0,4}${literal('host', 100)}[^]{0,800}?)?->Username\\s{0,20}=\\s{0,4}${literal('user', 100)}[^]{0,300}?->Password\\s{0,20}=\\s{0,4}${literal('secret', 100)}`,
  },
  {
    // Methods that log in, and the pair that Python's requests takes.
    hints: [['login', 'log_in', 'auth', 'signin', 'sign_in'], [',']],
    source: `(?:\\.(?:login|log_in|auth|authenticate|signin|sign_in)\\s{0,2}\\(|\\bauth\\s{0,3}[=:]\\s{0,3}[([])\\s{0,8}${literal('user', 80)}\\s{0,8},\\s{0,8}${literal('secret', 120)}\\s{0,8},?\\s{0,8}[)\\]]`,
  },
  {
    // A user's line and a password's, without quotes; comments may stand between.
    hints: [
      ['user', 'login'],
      ['pass', 'pwd'],
    ],
    source:
      '(?:user(?:[-_.]?name)?|login)[ \\t]{0,4}[=:][ \\t]{0,4}(?<user>[A-Za-z][\\w.+@-]{2,60})[ \\t]{0,4};?[ \\t\\r]{0,4}\\n(?:[ \\t]{0,20}(?:#|//)[^\\n]{0,200}\\n){0,3}[\\w.-]{0,30}(?:password|passwd|pass|pwd)[ \\t]{0,4}[=:][ \\t]{0,4}(?<secret>(?=[^\\s\\d]{0,60}\\d)[^\\s$@{<"\'`(),;[]{5,60})(?=\\s|$)',
  },
  {
    // Connection strings of ODBC and ADO.NET.
    onlyLogins: true,
    hints: [['password', 'pwd'], ['user', 'uid'], [';']],
    source:
      '\\b(?:User(?:\\s?Id|\\s?name)?|Uid)\\s{0,3}=\\s{0,3}(?<user>[^\\s;"\'`$<>{}%]{2,100})\\s{0,3};[^\\n<>{}]{0,200}?\\b(?:Password|Pwd)\\s{0,3}=\\s{0,3}(?<secret>[^\\s;"\'`&$<>{}%]{3,100})(?![^\\s;"\'`&])',
  },
  {
    onlyLogins: true,
    hints: [['password', 'pwd'], ['user', 'uid'], [';']],
    source:
      '(?:;|["\'`])\\s{0,3}(?:Password|Pwd)\\s{0,3}=\\s{0,3}(?<secret>[^\\s;"\'`&$<>{}%]{3,100})\\s{0,3};(?:[^\\n<>{}]{0,200}?;)?\\s{0,3}(?:User(?:\\s?Id|\\s?name)?|Uid)\\s{0,3}=\\s{0,3}(?<user>[^\\s;"\'`$<>{}%]{2,100})',
  },
  {
    // curl and httpie: what stands behind `-u`.
    hints: [
      ['curl', '--user', 'http'],
      ['-u', '-user'],
    ],
    source: `(?:\\s-u\\s?|--user[\\s=]|--proxy-user[\\s=]|\\s-U\\s)["']?(?<whole>[^\\s:"'$<>{}/\\\\]{1,100}:(?<secret>[^\\s"'@$<>{}]{3,200}))`,
  },
  {
    hints: [['-pass', ' -p', ' -w', '/p'], ['-u', '/u'], CLIENTS],
    source: `\\b(?:${COMMANDS})\\b[^\\n|;&]{0,120}?\\s(?:--?user(?:name)?[\\s=]\\s{0,2}|-u(?!ser)\\s{0,3}|/u(?:ser)?:)["']?(?<user>[^\\s"'$<>{}=-][^\\s"'$<>{}]{0,79})["']?(?:\\s[^\\n|;&]{0,80}?)?\\s(?:--?pass(?:word)?[\\s=]\\s{0,2}|-p(?!ass|ort|ro)\\s{0,3}|-w\\s{1,3}|/p(?:ass)?:)["']?(?<secret>[^\\s"'$<>{}-][^\\s"'$<>{}]{2,119})`,
  },
  {
    // Takes the password without a space: what stands behind one is the database.
    hints: [['mysql', 'mariadb'], ['-u']],
    source:
      '\\b(?:mysql(?:dump|admin)?|mariadb(?:-dump)?)\\b[^\\n|;&]{0,120}?\\s-u\\s{0,3}["\']?(?<user>[^\\s"\'$<>{}=-][^\\s"\'$<>{}]{0,79})["\']?(?:\\s[^\\n|;&]{0,80}?)?\\s(?:-p|--password=)["\']?(?<secret>[^\\s"\'$<>{}-][^\\s"\'$<>{}]{2,119})',
  },
  {
    // Azure App Configuration: endpoint, id and secret.
    hints: [['.azconfig.']],
    source:
      '(?<whole>https://[\\w-]{1,80}\\.azconfig\\.(?:io|azure\\.\\w{2})\\s{0,2};\\s{0,2}Id=[^\\s;"\'`]{8,80};\\s{0,2}Secret=(?<secret>[A-Za-z0-9+/]{30,120}={0,2}))',
  },
  {
    // Gradle: `credentials { username 'u' password 'p' }`
    onlyLogins: true,
    hints: [['credentials'], ['username']],
    source: `\\bcredentials\\s{0,4}\\{[^{}"']{0,200}?\\busername\\s{1,4}=?\\s{0,4}${literal('user', 60)}[^{}"']{0,200}?\\bpassword\\s{1,4}=?\\s{0,4}${literal('secret', 60)}`,
  },
  {
    // A connection string in a .NET configuration: all of it, for it names server and user too.
    onlyLogins: true,
    hints: [['connectionstring'], ['<add']],
    source:
      '<add\\s[^<>]{0,200}?\\b(?:value|connectionString)\\s{0,4}=\\s{0,4}"(?<whole>[^"\\n<>]{0,300}?\\b(?:Password|Pwd)\\s{0,4}=\\s{0,4}(?<secret>[^;"\\n]{3,100})[^"\\n<>]{0,300})"',
  },
  {
    // Prose: `the password for user "a" is "b"`
    onlyLogins: true,
    hints: [['password for', 'passphrase for', 'passcode for']],
    source: `\\bpass(?:word|phrase|code)\\s{1,4}for\\s{1,4}(?:the\\s{1,4})?(?:\\w{1,20}\\s{1,4})?${literal('user', 40)}\\s{1,4}(?:is|was|to)\\s{1,4}(?:now\\s{1,4})?${literal('secret', 60)}`,
  },
  {
    // Prose: `the default password is "b"`
    hints: [
      ['password', 'passphrase', 'passcode'],
      [' is', ' was', ' has', ' will'],
    ],
    source: `\\bpass(?:word|phrase|code)\\s{1,4}(?:(?:is|was|has been|will be|is now)\\s{1,4})(?:(?:set|changed|now)\\s{1,4})?(?:to\\s{1,4})?:?\\s{0,4}${literal('secret', 60)}`,
  },
];

let hinted: readonly { readonly rule: LoginRule; readonly hints: readonly (readonly Hint[])[] }[] | undefined;

/** Made when a text first needs it. */
const patterns = new Map<string, RegExp>();

/** Points at logins: a password together with the user, the host or the command that it belongs to. */
export const loginsStage: FilterStage = {
  name: 'logins',
  scan(text) {
    hinted ??= RULES.map((rule) => ({ rule, hints: rule.hints.map((oneOf) => oneOf.map(hintOf)) }));
    const holds = holdsIn(lowerCaseOf(text));
    return hinted.flatMap(({ rule, hints }) =>
      hints.every((oneOf) => oneOf.some(holds)) ? scanRule(rule, text) : [],
    );
  },
};

function scanRule({ source, onlyLogins }: LoginRule, text: string): readonly StageFinding[] {
  const pattern = patterns.get(source) ?? new RegExp(source, 'dgi');
  patterns.set(source, pattern);
  const findings: StageFinding[] = [];
  for (const { groups, indices } of text.matchAll(pattern)) {
    if (!isPassword(groups?.['secret'] ?? '', onlyLogins === true)) continue;
    const add = (group: string, kind: string, repeats: boolean): void => {
      const span = indices?.groups?.[group];
      if (span === undefined) return;
      const replacement = repeats ? {} : { replacement: `[REDACTED:${kind}]` };
      findings.push({ kind, start: span[0], end: span[1], ...replacement });
    };
    add('whole', 'login', true);
    if (groups?.['whole'] !== undefined) continue;
    add('secret', 'password', true);
    // a user name is a word that stands elsewhere too: only here it goes
    add('user', 'user-name', false);
    add('host', 'host-name', false);
  }
  return findings;
}

/** A word and a number, but none that asks to be replaced, and no filler. */
const WORD = /^(?!your|my|the|some|new|old|change|(.)\1+$)[A-Za-z]+\d{0,4}$/i;

function isPassword(value: string, wordCounts: boolean): boolean {
  if (value.length < 3 || /\s/.test(value) || /^\d{1,5}(?::\d{1,5})?$/.test(value)) return false;
  return (wordCounts && WORD.test(value)) || !isPlaceholder(value);
}
