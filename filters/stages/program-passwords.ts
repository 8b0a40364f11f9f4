import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

/** A word of a command line: in quotes what they hold, else up to a space; no variable, no option. */
const WORD = String.raw`["']?(?<secret>(?![-$<{&|])[^\s"'|;&]{3,200})`;
/** To the option, on the same line and in the same command. */
const UP_TO = String.raw`[^\n|;&]{0,200}?[ \t]`;

interface Program {
  /** Alternatives of a regular expression. */
  readonly names: string;
  /** What stands between the program and the password, and it. */
  readonly form: string;
  /** One of these must stand in the text; the names where none are given. */
  readonly keywords?: readonly string[];
}

/** Programs that take a password where its name does not say so, as their manuals have it. */
const PROGRAMS: readonly Program[] = [
  {
    names: 'ldap(?:search|add|modify|delete|passwd|whoami|compare|modrdn)',
    form: `${UP_TO}-w[ \\t]{1,3}${WORD}`,
    keywords: ['ldap'],
  },
  {
    names: 'zip|unzip|zipinfo|zipcloak',
    form: `${UP_TO}(?:-P|--password)[ \\t]{0,3}${WORD}`,
    keywords: ['zip'],
  },
  { names: '7z[arz]?|unrar|rar', form: `${UP_TO}-h?p${WORD}`, keywords: ['7z', 'rar'] },
  {
    names: 'smbclient|rpcclient|smbmap|smbget|wmic|net',
    form: `${UP_TO}(?:-U|--user)[ \\t=]{0,3}["']?[^\\s%"']{1,80}%${WORD}`,
    keywords: ['%'],
  },
  {
    names: 'net[ \\t]+use',
    form: `[ \\t][^\\n]{0,120}?[ \\t]${WORD}["']?[ \\t]{1,3}/user:`,
    keywords: ['net use'],
  },
  {
    names: 'net[ \\t]+use',
    form: `[ \\t][^\\n]{0,120}?/user:\\S{1,80}[ \\t]{1,3}${WORD}`,
    keywords: ['net use'],
  },
  { names: 'nmcli', form: `${UP_TO}(?:password|wifi-sec\\.psk)[ \\t]{1,3}${WORD}` },
  { names: 'wpa_passphrase', form: `[ \\t]{1,3}(?:"[^"\\n]{1,64}"|\\S{1,64})[ \\t]{1,3}${WORD}` },
  {
    names: 'twine|ncftp(?:put|get|ls)|ftp|gsutil|flyway|liquibase|sqoop|kubeadm|ipmitool|mosquitto_\\w{3}',
    form: `${UP_TO}-p[ \\t]{1,3}(?!\\d{1,5}[ \\t])${WORD}`,
    keywords: ['twine', 'ncftp', 'ftp', 'sqoop'],
  },
  { names: 'lftp', form: `${UP_TO}(?:-u|--user)[ \\t=]{0,3}["']?[^\\s,"']{1,80},${WORD}` },
  {
    names: 'sqlplus|sqlldr|expdp|impdp|rman|sqlcl|tkprof',
    form: `[ \\t][^\\n|;&]{0,80}?(?:userid=)?\\b[\\w.$#]{1,40}/["']?(?<secret>[^\\s"'@/|;&]{3,100})(?=["'@\\s]|$)`,
  },
  {
    names: 'exp|imp',
    form: `[ \\t]{1,3}[\\w.$#]{1,40}/(?<secret>[^\\s"'@/|;&]{3,100})@\\w`,
    keywords: ['exp ', 'imp '],
  },
  { names: 'openssl[ \\t]+enc', form: `${UP_TO}-k[ \\t]{1,3}${WORD}`, keywords: ['openssl'] },
  { names: 'snmp\\w{2,12}', form: `${UP_TO}-[AX][ \\t]{1,3}${WORD}`, keywords: ['snmp'] },
  {
    names: 'https?',
    form: `[ \\t][^\\n|;&]{0,120}?(?:-a|--auth)[ \\t=]{1,3}["']?[^\\s:"'/]{1,80}:${WORD}`,
    keywords: ['-a', '--auth'],
  },
  {
    names: 'htpasswd',
    form: `(?=[^\\n|;&]{0,120}?[ \\t]-\\w{0,6}b)[^\\n|;&]{0,160}[ \\t]${WORD}["']?[ \\t]{0,8}(?=$|[\\n|;&])`,
  },
  { names: 'ssh-keygen', form: `${UP_TO}-[NP][ \\t]{1,3}${WORD}` },
  {
    names:
      'kinit|vncpasswd|sudo[ \\t]+-S|passwd[ \\t]+--stdin|cryptsetup|\\S{1,40}[^\\n|;&<]{0,100}--(?:password-stdin|with-token)',
    form: `[^\\n|;&<]{0,80}<<<[ \\t]{0,3}${WORD}`,
    keywords: ['<<<'],
  },
];

/** Who reads a password from its standard input. */
const READERS = String.raw`(?:sudo\s+(?:-\w+\s+){0,3}-S\b|(?:sudo\s+)?(?:chpasswd|vncpasswd|kinit|cryptsetup|smbpasswd)\b|(?:sudo\s+)?passwd\s+[^\n|]{0,40}--stdin|[^\n|]{1,120}--(?:password-stdin|with-token|passphrase-fd)\b)`;

/** What is printed, in each way to write a word; of `user:password` the password. */
const PRINTED = [
  String.raw`"(?:[^":\n]{1,40}:)?(?<secret>[^"$\n]{3,200})"`,
  String.raw`'(?:[^':\n]{1,40}:)?(?<secret>[^'\n]{3,200})'`,
  String.raw`(?:[^\s:|"'$]{1,40}:)?(?<secret>[^\s|"'$]{3,200})`,
];

const PIPED = PRINTED.map(
  (word): PatternRule => ({
    kind: 'command-password',
    keywords: ['-S', 'passwd', 'kinit', 'cryptsetup', '-stdin', '--with-token', 'passphrase-fd'],
    pattern: new RegExp(
      String.raw`\b(?:echo|printf)\s+(?:-\w{1,3}\s+|["']?%s(?:\\n)?["']?\s+){0,2}${word}\s{0,4}\|\s{0,4}${READERS}`,
      'dg',
    ),
    accepts: (value) => !isPlaceholder(value),
  }),
);

const isWord = (value: string): boolean => !isPlaceholder(value) && !/^[-/.]|^\d{1,5}$/.test(value);

const ruleOf = ({ names, form, keywords }: Program): PatternRule => ({
  kind: 'command-password',
  keywords: keywords ?? names.split('|').map((name) => name.replace(/\W.*$/s, '')),
  pattern: new RegExp(`(?:^|[\\s;&|(/\`$])(?:${names})(?:\\.exe)?\\b${form}`, 'dgm'),
  accepts: isWord,
});

/** Points at passwords on the command lines of programs that name them otherwise, and at what is piped into one that reads a password. */
export const programPasswordsStage = createPatternStage('program-passwords', [
  ...PROGRAMS.map(ruleOf),
  ...PIPED,
]);
