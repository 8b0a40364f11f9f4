import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

const isValue = (value: string): boolean =>
  value.length >= 3 && !isPlaceholder(value) && !/^[-/.]|^\d{1,5}$/.test(value);

/** Options whose name does not say that a secret follows (`--password x` is an assignment), and statements of SQL. */
const RULES: readonly PatternRule[] = [
  {
    // curl, wget, httpie: the part behind the colon.
    kind: 'command-password',
    keywords: ['curl', '--user', 'http'],
    pattern:
      /(?:\s-u\s?|--user[\s=]|--proxy-user[\s=]|\s-U\s)["']?[^\s:"'$<>{}/\\]{1,100}:(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    kind: 'command-password',
    keywords: ['sshpass'],
    pattern: /\bsshpass\s+(?:-\w\s+)?-p\s{0,3}["']?(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    // The client takes its password without a space; `-p 3306` is a port.
    kind: 'command-password',
    keywords: ['mysql', 'mariadb'],
    pattern: /\b(?:mysql|mysqladmin|mysqldump|mariadb)\b[^\n|;&]{0,200}?\s-p["']?(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    kind: 'command-password',
    keywords: ['redis-cli'],
    pattern: /\bredis-cli\b[^\n|;&]{0,200}?\s-a\s+["']?(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    kind: 'command-password',
    keywords: ['login'],
    pattern:
      /\b(?:docker|podman|helm|az|skopeo|oc|npm|buildah|nerdctl)\b[^\n|;&]{0,40}?\blogin\b[^\n|;&]{0,200}?\s-p\s{0,2}["']?(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    kind: 'command-password',
    keywords: ['pass:'],
    pattern: /\s-pass(?:in|out|wd)?\s+["']?pass:(?<secret>[^\s"']{3,200})/dg,
    accepts: isValue,
  },
  {
    kind: 'sql-password',
    keywords: ['IDENTIFIED BY', 'IDENTIFIED WITH'],
    pattern:
      /\bIDENTIFIED\s{1,4}(?:WITH\s{1,4}\w{1,40}\s{1,4})?BY\s{1,4}(?:PASSWORD\s{1,4})?["'`]?(?<secret>[^\s"'`;]{3,200})/dg,
    accepts: isValue,
  },
  {
    // In prose things are identified by others: in small letters only where a statement begins.
    kind: 'sql-password',
    keywords: ['identified', 'Identified'],
    pattern:
      /\b(?:create|alter|grant)\b[^\n;]{0,160}?\bidentified\s{1,4}(?:with\s{1,4}\w{1,40}\s{1,4})?by\s{1,4}(?:password\s{1,4})?["'`]?(?<secret>[^\s"'`;]{3,200})/dgi,
    accepts: isValue,
  },
  {
    kind: 'sql-password',
    keywords: ['PASSWORD', 'password', 'Password'],
    pattern: /\bpassword\s{1,4}["'](?<secret>[^\s"']{4,200})["']/dgi,
    accepts: isValue,
  },
  {
    kind: 'command-password',
    keywords: ['SecureString'],
    pattern: /ConvertTo-SecureString\s{1,4}(?:-String\s{1,4})?["'](?<secret>[^"'$\n]{3,200})["']/dg,
    accepts: isValue,
  },
];

/** Points at passwords in the options of well-known commands. */
export const commandOptionsStage = createPatternStage('command-options', RULES);
