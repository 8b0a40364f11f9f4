/** How much a name says about its value. */
export type KeyStrength =
  /** A password: any value that is no placeholder. */
  | 'password'
  /** A token, an API key, a secret: a value that looks made by a machine. */
  | 'secret'
  /** `key`, `auth`, `session`, …: only a long and random value. */
  | 'hint';

const PASSWORD =
  /^(?:password|passwords|passwd|passwort|passw|pwd|pwds|pass|passphrase|passcode|pw|psw|pswd|passwrd|motdepasse|contrasena|senha|userpass|userpassword|dbpass|dbpassword|rootpassword|adminpassword|sshpass|pgpassword|keypass|storepass|keystorepass|secretpass)$/;
const PASSWORD_ENDING = /(?:password|passwd|passphrase|passwort|passcode|pwd|userpass|dbpass)$/;

const SECRET =
  /^(?:secret|secrets|token|tokens|apikey|apikeys|apitoken|apisecret|appkey|appsecret|accesskey|accesstoken|secretkey|privatekey|privkey|authkey|authtoken|clientsecret|credential|credentials|creds|cred|bearer|jwt|pat|dsn|webhook|licensekey|licencekey|signingkey|encryptionkey|masterkey|sharedkey|accountkey|storagekey|sessionkey|sastoken|sas|authtok|auth|oauth|passkey|idtoken|refreshtoken|hmac|totp|otp|csrf|xsrf|sessiontoken|xtoken|devkey|prodkey|mfa)$/;
const SECRET_ENDING = /(?:secret|token|apikey|secretkey|accesskey|privatekey|authkey|credentials)$/;

/** In front of `key` they make a secret of it. */
const KEY_OWNER =
  /^(?:api|access|secret|private|priv|auth|encryption|encrypt|decryption|signing|sign|master|shared|account|service|client|storage|subscription|consumer|app|application|license|licence|session|admin|root|server|write|read|deploy|deployment|ssh|aes|hmac|jwt|crypto|webhook|ingest|ingestion|instrumentation|integration|user|dev|developer|prod|live|test|staging|partner|merchant|pay|payment|sdk|rest|project|org|personal|publishable|restricted|management|cdn|maps|aws|azure|gcp|google|cloud|cloudflare|openai|anthropic|stripe|twilio|sendgrid|mailgun|algolia|datadog|sentry|github|gitlab|slack|telegram|discord|firebase|supabase|vault|redis|mongo|db|database)$/;

const HINT =
  /^(?:key|keys|auth|authorization|salt|nonce|session|sessionid|sid|cookie|signature|sig|seed|cert|code|pin|hash|login|oauth2?|sso|iv)$/;

/** A last word that makes the name speak about a secret instead of holding one. */
const ABOUT =
  /^(?:id|ids|name|names|path|paths|file|files|filename|dir|directory|folder|url|urls|uri|uris|endpoint|host|port|type|types|kind|length|len|count|counts|size|sizes|limit|limits|max|min|num|number|total|ttl|expiry|expire|expires|expiration|expired|age|timeout|date|time|at|format|field|fields|column|label|title|message|msg|error|errors|hint|description|desc|prefix|suffix|header|headers|regex|regexp|pattern|patterns|policy|strength|version|enabled|disabled|required|optional|valid|invalid|validator|validation|algorithm|alg|algo|provider|manager|service|handler|helper|class|factory|index|usage|used|state|status|input|output|placeholder|reset|change|changed|rotation|store|storage|source|sources|env|var|variable|arn|ref|reference|list|set|map|mode|method|scheme|level|scope|scopes|role|roles|user|username|email|owner|account|domain|region|address|group|parser|reader|writer|stream|iterator|kinds|pos|position|start|end|line|row|col|offset|value_type|budget|usage|cost|price|rate|window|chunk|per|ratio|support|supported|exists|missing|found|count)$/;

/** A word anywhere in the name that makes its value public, or no secret at all. */
const PUBLIC =
  /^(?:public|pub|publickey|primary|foreign|sort|partition|composite|cache|dedupe|idempotency|translation|i18n|locale|keyboard|keyframe|keyword|keywords|map|hot|shortcut|storage|row|column|object|event|route|query|react|dom|json|commit|sha|integrity|checksum|digest|etag|fingerprint|md5|sha1|sha256|sha512)$/;

/**
 * What a name says of its value, by its words; undefined: nothing. `apiKey`, `API_KEY`, `api-key`, `x.api.key` and
 * `apikey` are one name.
 */
export function keyStrength(name: string): KeyStrength | undefined {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const before = words.at(-2) ?? '';
  if (PASSWORD.test(last) || PASSWORD_ENDING.test(last)) return 'password';
  if (words.some((word) => PASSWORD.test(word)) && !ABOUT.test(last)) return 'password';
  if (words.some((word) => /^(?:public|pub)$/.test(word))) return undefined;
  if (SECRET.test(last) || SECRET_ENDING.test(last)) return 'secret';
  if (/^keys?$/.test(last) && KEY_OWNER.test(before)) return 'secret';
  if (ABOUT.test(last)) return undefined;
  if (words.some((word) => SECRET.test(word) || SECRET_ENDING.test(word))) return 'secret';
  if (words.some((word) => PUBLIC.test(word))) return undefined;
  return words.some((word) => HINT.test(word) || /key$/.test(word)) ? 'hint' : undefined;
}

/** The words of a name in lower case, without numbers at its end: `DB_PASSWORD_2` is `db`, `password`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/\d+$/, ''))
    .filter((word) => word !== '');
}
