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
export const FOREIGN_SECRETS =
  'geheimnis zugangstoken schlüssel schluessel clésecrète clesecrete clesecret jeton clavesecreta chavesecreta ' +
  'segredo secreto secreta segreto ключ токен секрет 密钥 密鑰 令牌 秘钥 トークン 秘密鍵 シークレット 토큰 비밀키 시크릿';

/** What of these words a scan looks for first: source of a regular expression. */
export const FOREIGN_KEYWORDS =
  'kennwort|zugangscode|motdepasse|mot[_ -]de[_ -]passe|mdp|contrase[nñ]a|clave|senha|parola|parool|' +
  'wachtwoord|l[öo]senord|passord|adgangskode|kodeord|salasana|has[lł]o|heslo|jelsz[óo]|lozinka|zaporka|geslo|' +
  '[şs]ifre|парол|лозинка|κωδικός|סיסמה|katasandi|mima|密[码碼钥鑰]|口令|令牌|秘钥|パスワード|暗証番号|トークン|秘密鍵|' +
  '비밀번호|암호|패스워드|토큰|비밀키|geheimnis|schl(?:ü|ue)ssel|jeton|chave|segredo|ключ|токен|секрет';
