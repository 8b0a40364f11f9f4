import { looksRandom } from '../judge/entropy.ts';
import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

/** A literal in quotes, as the group `secret`. */
const LITERAL = String.raw`["'\x60](?<secret>[^"'\x60\n$<>{}]{4,200})["'\x60]`;
const OTHER = String.raw`(?:["'\x60][^"'\x60\n]{0,120}["'\x60]|[\w.]{1,60})`;
const FIELD = String.raw`[^\n;]{0,80}?(?:password|passwd|pwd|passwort|contrase|senha)[^\n;]{0,30}`;

/** Words without which a phrase makes no sentence: "must be at least eight characters" is no passphrase. */
const OF_SENTENCES =
  /\b(?:the|a|an|is|are|be|must|your|this|that|of|to|for|with|and|or|not|in|on|it|list|words?)\b/;
const isPhrase = (value: string): boolean => !OF_SENTENCES.test(value);

const isToken = (value: string): boolean => looksRandom(value, 16) && !isPlaceholder(value);

const rule = (
  keywords: readonly string[],
  source: string,
  { flags = 'dg', accepts = (value: string) => !isPlaceholder(value) } = {},
): PatternRule => ({ kind: 'password', keywords, pattern: new RegExp(source, flags), accepts });

const RULES: readonly PatternRule[] = [
  // WordPress: `define('AUTH_KEY', '…')`, with any sign and blanks in it.
  rule(
    ['define'],
    String.raw`\bdefine\(\s{0,4}["']\w{0,30}(?:KEY|SALT|PASSWORD)["']\s{0,4},\s{0,8}["'](?<secret>[^"'\n]{8,120})["']`,
  ),
  // A Wi-Fi network's key, as supplicants, routers and sketches have it.
  rule(['psk'], String.raw`\b(?:wpa[-_]?)?psk\s{0,3}[=:]\s{0,3}["']?(?<secret>[^\s"'$<>{}]{8,64})`, {
    accepts: (value) => !isPlaceholder(value) && /[\dA-Z]/.test(value),
  }),
  rule(
    ['WiFi', 'softAP'],
    String.raw`\b(?:WiFi|WiFiMulti|wifi|station)\.?(?:begin|softAP|addAP|connect)\(\s{0,4}${OTHER}\s{0,4},\s{0,4}${LITERAL}`,
  ),
  // Erlang's terms: `{default_pass, <<"x">>}`.
  rule(
    ['<<"', 'pass'],
    String.raw`\{\s{0,4}\w{0,20}pass(?:word|wd)?\s{0,4},\s{0,4}(?:<<)?"(?<secret>[^"\n]{4,120})"`,
  ),
  rule(['static:'], String.raw`\bstatic:[\w.@+-]{1,64}:(?<secret>[^\s"']{4,120})`),
  // A variable of Terraform that is named for a secret, and its default.
  rule(
    ['variable'],
    String.raw`\bvariable\s{1,3}"\w{0,40}(?:password|passwd|secret|token|api_key|private_key)"\s{0,4}\{[^}]{0,400}?\bdefault\s{0,8}=\s{0,4}"(?<secret>[^"\n]{4,200})"`,
  ),
  // Tests of pages type a password into its field: Playwright, Cypress, Selenium.
  rule(
    ['fill(', 'type(', 'send_keys(', 'sendKeys(', 'setValue('],
    String.raw`\(${FIELD}\)?\s{0,3}\.?(?:(?:fill|type|send_keys|sendKeys|setValue|pressSequentially)\(\s{0,3}|,\s{0,3})${LITERAL}\s{0,3}[,)]`,
    { flags: 'dgi' },
  ),
  // Clients that take host, user and password, or database, user and password, in this order.
  rule(
    ['Sequelize(', 'connect('],
    String.raw`\b(?:new\s(?:Sequelize|mysqli|PDO)|(?:pymysql|MySQLdb|mysql|psycopg2|pymssql|mysqli_|ftplib|pysftp)\.?(?:connect|FTP|Connection))\(\s{0,8}${OTHER}\s{0,4},\s{0,8}${OTHER}\s{0,4},\s{0,8}${LITERAL}`,
  ),
  // A code that logs in, and links that do: `?code=`, `/reset-password/…`.
  rule(
    ['code='],
    String.raw`\b(?:callback|redirect|oauth2?|auth|log-?in|sign-?in)[^\s"'<>]{0,200}?[?&]code=(?<secret>[\w%.~+/-]{16,400})`,
    { flags: 'dgi', accepts: isToken },
  ),
  rule(
    ['reset', 'confirm', 'verify', 'invit', 'magic', 'activat'],
    String.raw`/[\w.-]{0,30}(?:reset|confirm|verify|invit|magic|activat)[\w.-]{0,30}/(?<secret>[\w-]{20,200})(?![\w./-])`,
    { flags: 'dgi', accepts: isToken },
  ),
  rule(
    ['curl'],
    String.raw`\bcurl\b[^\n|;&]{0,200}?\s(?:-b|--cookie)[\s=]{0,2}["']?(?:[^\s"'=;]{1,64}=[^\s"';]{0,200};\s?){0,6}[^\s"'=;]{1,64}=(?<secret>[^\s"';]{16,400})`,
    { accepts: isToken },
  ),
  // A passphrase, and the words of a wallet.
  rule(
    ['phrase', 'PHRASE', 'nemonic', 'NEMONIC', 'eed'],
    String.raw`(?:pass[-_ ]?phrase|mnemonic|(?:seed|recovery)[-_ ]?phrase|wallet[-_ ]?seed)["']?\s{0,3}[:=]\s{0,3}["'](?<secret>[a-z]{3,9}(?:[ -][a-z]{3,9}){3,24})["']`,
    { flags: 'dgi', accepts: isPhrase },
  ),
  rule(
    ['phrase', 'PHRASE', 'nemonic', 'NEMONIC', 'eed'],
    String.raw`(?:pass[-_ ]?phrase|mnemonic|(?:seed|recovery)[-_ ]?phrase|wallet[-_ ]?seed)["']?\s{0,3}[:=]\s{0,3}["']?(?<secret>[a-z]{3,9}(?: [a-z]{3,9}){11,24})`,
    { flags: 'dgi', accepts: isPhrase },
  ),
  rule(
    ['password', 'PASSWORD'],
    String.raw`\bpassword["']?\s{0,3}[:=]\s{0,3}["'](?<secret>[a-z]{3,9}(?: [a-z]{3,9}){3,7})["']`,
    { flags: 'dgi', accepts: isPhrase },
  ),
];

/** Points at secrets in forms of files and code that name them otherwise, or not at all. */
export const knownFormsStage = createPatternStage('known-forms', RULES);
