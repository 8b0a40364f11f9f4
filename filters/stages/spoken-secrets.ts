import { isPlaceholder } from '../judge/placeholder.ts';
import { createPatternStage, type PatternRule } from '../pattern-rule.ts';

/** A word with a letter and a digit or a sign in it: in a sentence anything else is a word of it. */
const VALUE = String.raw`["'\x60]?(?<secret>(?=[^\s]{0,40}[A-Za-z])(?=[^\s]{0,40}[\d!#$%^*@])[^\s"'\x60,;|)]{5,100}?)(?=[.!?]?(?:["'\x60\s,;|)]|$))`;
/** The same where no space need stand behind it. */
const VALUE_CJK = String.raw`\s{0,3}["'\x60「]?(?<secret>(?=[\x21-\x7e]{0,40}[A-Za-z])(?=[\x21-\x7e]{0,40}[\d!#$%^*@])[\x21-\x7e]{5,100})`;

const rule = (source: string, keywords: readonly string[], flags = 'dgi'): PatternRule => ({
  kind: 'password',
  keywords,
  pattern: new RegExp(source, flags),
  accepts: (value) =>
    !isPlaceholder(value) && !/^https?:|^\d+[a-z]{1,3}$|^[\w.-]+\.[a-z]{1,4}$|^[\w-]+\(\)?$/.test(value),
});

/** How people say what a password is, in the languages whose users we have met. */
const RULES: readonly PatternRule[] = [
  rule(
    String.raw`\b(?:passwor[dt]|kennwort|contrase[nñ]a|mot de passe|senha|has[lł]o|clave|parola|wachtwoord)\s(?:\S{1,20}\s){0,3}?(?:is|ist|lautet|es|est|è|é|to|war|era|—|–|-)\s{1,3}${VALUE}`,
    [
      'passwor',
      'Passwor',
      'PASSWOR',
      'ennwort',
      'ontrase',
      'ot de passe',
      'enha',
      'as',
      'lave',
      'arola',
      'achtwoord',
    ],
  ),
  rule(String.raw`(?:пароль|парол[ья])\s{0,3}(?:—|–|-|это|:)\s{0,3}${VALUE}`, ['арол']),
  rule(`(?:パスワード|密码|密碼|口令|비밀번호|암호)(?:は|是|为|為|는|은|：|:)${VALUE_CJK}`, [
    'パスワード',
    '密',
    '口令',
    '비밀번호',
    '암호',
  ]),
  // `log in with admin / x`, `credentials are joe:x`
  rule(
    String.raw`\b(?:log(?:ged|ging)?[ -]?in|sign(?:ed)?[ -]?in|credentials?|creds|login)\b[^\n:/]{0,30}?(?:\bwith|\bare|\bis|\bas|:)\s{1,3}["'\x60]?[\w.+@-]{2,64}["'\x60]?(?:\s{1,2}/\s{1,2}|:)${VALUE}`,
    ['log', 'Log', 'sign', 'Sign', 'cred', 'Cred'],
  ),
  rule(
    String.raw`\buser(?:name)?\s{1,2}\S{1,64}\s{1,2}(?:and|with|/|,)\s{1,2}(?:the\s)?pass(?:word|phrase|code)?\s{1,2}${VALUE}`,
    ['user', 'User'],
  ),
  rule(String.raw`\bwith\s{1,2}${VALUE}\s{1,2}as\s(?:the|your|its|a)\spassword`, [
    'as the pass',
    'as your pass',
    'as its pass',
    'as a pass',
  ]),
];

/** Points at secrets that somebody tells in a sentence. */
export const spokenSecretsStage = createPatternStage('spoken-secrets', RULES);
