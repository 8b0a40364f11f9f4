import { wordSet } from '../../judge/placeholder.ts';

/**
 * The word for a password in other languages, as names are written: in lower case, with and without accents. It is
 * a name in front of a value, and no password when it is the value (a translation).
 */
export const FOREIGN_PASSWORDS =
  'passwort kennwort motdepasse mdp contrasena contraseña clave senha passe parola parolachiave ' +
  'wachtwoord lösenord losenord passord adgangskode kodeord salasana lykilorð hasło haslo heslo jelszó jelszo ' +
  'parolă lozinka zaporka geslo slaptažodis parool şifre sifre пароль пароли парола лозинка κωδικός ' +
  'סיסמה كلمةالمرور katasandi matkhau mậtkhẩu รหัสผ่าน पासवर्ड 密码 密碼 口令 パスワード 暗証番号 비밀번호 암호 패스워드 mima';

/** The words for a secret, a token, a secret key. */
const FOREIGN_SECRETS =
  'geheimnis zugangstoken schlüssel schluessel clésecrète clesecrete clesecret jeton clavesecreta chavesecreta ' +
  'segredo secreto secreta segreto ключ токен секрет 密钥 密鑰 令牌 秘钥 トークン 秘密鍵 シークレット 토큰 비밀키 시크릿';

/** What of these words a scan looks for first: source of a regular expression. */
export const FOREIGN_KEYWORDS =
  'kennwort|zugangscode|motdepasse|mot[_ -]de[_ -]passe|mdp|contrase[nñ]a|clave|senha|parola|parool|' +
  'wachtwoord|l[öo]senord|passord|adgangskode|kodeord|salasana|has[lł]o|heslo|jelsz[óo]|lozinka|zaporka|geslo|' +
  '[şs]ifre|парол|лозинка|κωδικός|סיסמה|katasandi|mima|密[码碼钥鑰]|口令|令牌|秘钥|パスワード|暗証番号|トークン|秘密鍵|' +
  '비밀번호|암호|패스워드|토큰|비밀키|geheimnis|schl(?:ü|ue)ssel|jeton|chave|segredo|ключ|токен|секрет';

/** How much a name says about its value. */
export type KeyStrength =
  /** A password: any value that is no placeholder. */
  | 'password'
  /** A token, an API key, a secret: a value that looks made by a machine. */
  | 'secret'
  /** `key`, `auth`, `session`, …: only a long and random value. */
  | 'hint';

const PASSWORD = wordSet(
  'password passwords passwd passw pwd pwds pass passphrase passcode pw psw pswd passwrd pasword pwrd ' +
    'userpass userpassword dbpass dbpassword rootpassword adminpassword rootpw adminpw bindpw userpw ' +
    `sshpass pgpassword keypass storepass keystorepass secretpass ${FOREIGN_PASSWORDS}`,
);
/** These are other words too: only the last word of a name, or the first in capitals, is one for a password. */
const SHORT = wordSet('pass pw psw mdp clave parola passe');
const PASSWORD_ENDING =
  /(?:password|passwd|passphrase|passwort|passcode|pwd)$|^(?!(?:by|com|encom|tres|sur|over|under|sub|render|multi|single|first|second|high|low|band)pass$)[a-z]{2,}pass$/;

const SECRET = wordSet(
  'secret secrets token tokens apikey apikeys apitoken apisecret appkey appsecret accesskey accesstoken ' +
    'secretkey privatekey privkey authkey authtoken clientsecret credential credentials creds cred bearer ' +
    'jwt pat dsn webhook licensekey licencekey signingkey encryptionkey masterkey sharedkey accountkey ' +
    'storagekey sessionkey sastoken sas authtok auth oauth passkey idtoken refreshtoken hmac totp otp ' +
    `csrf xsrf sessiontoken xtoken devkey prodkey mfa secretaccesskey jwtsecret ${FOREIGN_SECRETS}`,
);
const SECRET_ENDING = /(?:secret|token|apikey|secretkey|accesskey|privatekey|authkey|credentials)$/;

/** In front of `key` they make a secret of it. */
const KEY_OWNER = wordSet(
  'api access secret private priv auth encryption encrypt decryption validation signing sign master shared ' +
    'account service client consumer storage subscription app application license licence activation ' +
    'product serial session admin root machine ' +
    'server write read deploy deployment ssh aes hmac jwt crypto webhook ingest ingestion instrumentation ' +
    'integration user dev developer prod live test staging partner merchant pay payment sdk rest project ' +
    'org personal publishable restricted management cdn maps aws azure gcp google cloud cloudflare openai ' +
    'anthropic stripe twilio sendgrid mailgun algolia datadog sentry github gitlab slack telegram discord ' +
    'firebase supabase vault redis mongo db database',
);

const HINT = wordSet(
  'key keys auth authorization salt nonce session sessionid sid cookie signature sig seed cert code pin ' +
    'hash login oauth oauth2 sso iv chave chiave schlüssel schluessel clé clef',
);

/** A last word that makes the name speak about a secret instead of holding one. */
const ABOUT = wordSet(
  'id ids name names path paths file files filename dir directory folder url urls uri uris endpoint ' +
    'host port type types kind length len count counts size sizes limit limits max min num number total ' +
    'ttl expiry expire expires expiration expired age timeout date time at format field fields column ' +
    'label title message msg error errors hint description desc prefix suffix header headers regex regexp ' +
    'pattern patterns policy strength version enabled disabled required optional valid invalid validator ' +
    'validation algorithm alg algo provider manager service handler helper class factory index usage used ' +
    'state status input output placeholder reset change changed rotation store storage source sources env ' +
    'var variable arn ref reference list set map mode method scheme level scope scopes role roles user ' +
    'username email owner account domain region address group parser reader writer stream iterator kinds ' +
    'pos position start end line row col offset value_type budget cost price rate window chunk per ratio ' +
    'support supported exists missing found',
);

/** A last word that says which one of several it is, or how it is written: the word before it counts. */
const QUALIFIER = wordSet(
  'old new prev previous current prod production dev development staging stage test testing live backup bak ' +
    'base64 b64 hex raw value val str string text plain plaintext encoded default primary secondary main temp ' +
    'tmp local example override first second',
);

/** A word anywhere in the name that makes its value public, or no secret at all. */
const PUBLIC = wordSet(
  'public pub publickey primary foreign sort partition composite cache dedupe idempotency translation ' +
    'i18n locale keyboard keyframe keyword keywords map hot shortcut storage row column object event ' +
    'route query react dom json commit sha integrity checksum digest etag fingerprint md5 sha1 sha256 ' +
    'sha512',
);

/** A first word that makes the value a text for people: `LABEL_PASSWORD`. */
const WORDING = wordSet(
  'label lbl msg message title error text hint placeholder prompt tooltip str i18n lang',
);

/**
 * What a name says of its value, by its words; undefined: nothing. `apiKey`, `API_KEY`, `api-key`, `x.api.key` and
 * `apikey` are one name.
 */
export function keyStrength(name: string): KeyStrength | undefined {
  const parts = wordsOf(name);
  const last = parts.at(-1);
  if (last === undefined || (parts.length > 1 && WORDING.has(parts[0] ?? ''))) return undefined;
  const before = parts.at(-2) ?? '';
  if (PASSWORD.has(last) || PASSWORD_ENDING.test(last)) return 'password';
  if (parts.some((word) => /^(?:public|pub|pubkey|publickey)$/.test(word))) return undefined;
  if (parts.some((word) => PASSWORD.has(word) && !SHORT.has(word)) && !ABOUT.has(last)) return 'password';
  if (SECRET.has(last) || SECRET_ENDING.test(last)) return 'secret';
  if (/^keys?$/.test(last) && KEY_OWNER.has(before)) return 'secret';
  if (ABOUT.has(last)) return undefined;
  if (parts.some((word) => SECRET.has(word) || SECRET_ENDING.test(word))) return 'secret';
  if (parts.some((word) => PUBLIC.has(word))) return undefined;
  return parts.some((word) => HINT.has(word) || /key$/.test(word)) ? 'hint' : undefined;
}

/**
 * The words of a name in lower case, without numbers at its end and without what only says which one it is:
 * `DB_PASSWORD_2` and `dbPasswordOld` are `db`, `password`.
 */
function wordsOf(name: string): readonly string[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9\u00df-\uffff]+/)
    .map((word) => (PUBLIC.has(word) || QUALIFIER.has(word) ? word : word.replace(/\d+$/, '')))
    .filter((word) => word !== '');
  while (parts.length > 1 && QUALIFIER.has(parts.at(-1) ?? '')) parts.pop();
  return parts;
}
