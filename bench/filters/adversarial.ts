// Prints cases for bench:filters, as JSON lines: secrets as people, programs and files show them where no rule may look, and everyday output that
// only looks so. Written before the rules; random values, the same in every run. Usage: tsx bench/filters/adversarial.ts > cases.jsonl
import { createRandom } from '../../test/helpers/random.ts';

const random = createRandom(20_261_124);
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const WORDS =
  'lizard rocket horse candle violin marble river copper falcon window garden thunder pepper saddle anchor blanket velvet pencil harbor tunnel magnet ladder cactus ribbon'.split(
    ' ',
  );
const pickFrom = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[random.below(characters.length)]).join('');

/** What a template may ask for: a password, one with signs, a token, hex, a phrase, an encoded pair. */
const MADE: Readonly<Record<string, () => string>> = {
  pw: () => `${pickFrom(LETTERS, 6)}${pickFrom('23456789', 2)}${pickFrom(LETTERS, 3)}`,
  signs: () =>
    `${pickFrom(LETTERS, 4)}${pickFrom('!@#%^*', 1)}${pickFrom('23456789', 2)}${pickFrom('!#%*', 1)}${pickFrom(LETTERS, 4)}`,
  token: () => pickFrom(`${LETTERS}23456789`, 32),
  hex: () => pickFrom('0123456789abcdef', 32),
  phrase: () => Array.from({ length: 5 }, () => random.pick(WORDS)).join(' '),
  mnemonic: () => Array.from({ length: 12 }, () => random.pick(WORDS)).join(' '),
};

/** Family → templates; `{pw}` is a value of that kind, `{1:pw}` and `{2:pw}` the halves of one. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'curl and http': [
    'curl --user "j:{signs}" https://api.example.org/x',
    'curl -u "svc!t:{signs}" https://api.example.org/x',
    'curl -b "session={token}; theme=dark" https://app.example.org/',
    'wget --http-user=joe --http-password={pw} https://example.org/f',
    'wget --password {pw} ftp://example.org/f',
    'http -a joe:{pw} GET https://api.example.org/me',
    'Authorization: Digest username="joe", realm="r", nonce="abc", response="{hex}"',
    'https://app.example.org/callback?code={token}&state=x1',
    'Open https://app.example.org/reset-password/{token} to choose a new password.',
    'https://example.org/users/password/edit?reset_password_token={token}',
  ],
  'directories and databases': [
    'ldapsearch -x -D "cn=admin,dc=example,dc=org" -w {pw} -b dc=example',
    'ldapadd -x -D cn=admin -w {pw} -f x.ldif',
    'sqlplus scott/{pw}@//db.example.org:1521/XE',
    'sqlldr userid=scott/{pw} control=load.ctl',
    'exp scott/{pw}@orcl file=x.dmp',
    'mongosh --username root --password {pw} --authenticationDatabase admin',
    'mongosh "mongodb://db.example.org" -u root -p {pw}',
    'redis-cli -h cache.example.org -a {pw} ping',
    'PGPASSWORD={pw} psql -h db.example.org -U app',
    'mysql -uroot -p{pw} shop < dump.sql',
  ],
  'archives and keys': [
    'zip -e -P {pw} out.zip secret.txt',
    'unzip -P {pw} out.zip',
    '7z a -p{pw} out.7z folder',
    '7za x out.7z -p{pw} -y',
    'unrar x -p{pw} out.rar',
    'openssl rsa -in key.pem -passin pass:{pw} -out plain.pem',
    'openssl enc -aes-256-cbc -k {pw} -in a -out b',
    'keytool -list -keystore ks.jks -storepass {pw}',
    'gpg --batch --passphrase {pw} -d file.gpg',
    'ssh-keygen -t ed25519 -N "{signs}" -f id_x',
  ],
  'logins piped in': [
    'echo {pw} | sudo -S apt-get update',
    'echo "{signs}" | docker login -u joe --password-stdin registry.example.org',
    'printf "%s" {token} | gh auth login --with-token',
    'echo {token} | gh auth login --with-token',
    'echo "joe:{pw}" | chpasswd',
    "echo 'joe:{signs}' | sudo chpasswd",
    'kinit joe@EXAMPLE.ORG <<< {pw}',
    'echo {pw} | kinit joe@EXAMPLE.ORG',
    'echo "{pw}" | passwd --stdin joe',
    'sudo -S ls <<< "{pw}"',
  ],
  'other programs': [
    'htpasswd -b -c /etc/htpasswd joe {pw}',
    'htpasswd -nb joe {pw}',
    'smbclient //server/share -U joe%{pw}',
    'mount -t cifs //server/share /mnt -o username=joe,password={pw}',
    'net use Z: \\\\server\\share {pw} /user:joe',
    'nmcli dev wifi connect Home password {pw}',
    'wpa_passphrase Home {pw}',
    'twine upload -u joe -p {pw} dist/*',
    'svn checkout --username joe --password {pw} https://svn.example.org/r',
    'ansible all -m ping -e "ansible_password={pw}"',
    'ansible-playbook site.yml --extra-vars "ansible_become_pass={pw}"',
    'sshpass -p {signs} ssh joe@example.org',
    'lftp -u joe,{pw} ftp.example.org',
    'ncftpput -u joe -p {pw} ftp.example.org /a f',
    'snmpget -v3 -u joe -A {pw} -X {pw} host sysUpTime.0',
    'vncpasswd -f <<< {pw}',
    'az login --service-principal -u http://app -p {token} --tenant t1',
    'heroku config:set SESSION_SALT={token}',
  ],
  'schemes with a password': [
    'neo4j://neo4j:{pw}@graph.example.org:7687',
    'neo4j+s://neo4j:{pw}@graph.example.org',
    'bolt+ssc://neo4j:{pw}@graph.example.org',
    'rtmpts://live:{pw}@stream.example.org/app',
    'xmlrpc://joe:{pw}@rpc.example.org/x',
    'amqps://joe:{signs}@mq.example.org/vhost',
  ],
  tables: [
    '| user | password |\n|------|----------|\n| joe | {pw} |\n',
    '| Service | Login | Passwort |\n| --- | --- | --- |\n| mail | joe | {signs} |',
    ' username |  password  \n----------+------------\n joe      | {pw}\n(1 row)',
    '+------+-------------+\n| user | password    |\n+------+-------------+\n| joe  | {pw} |\n+------+-------------+',
    'name,url,username,password\nMail,https://mail.example.org,joe,{signs}\n',
    'user;email;pwd\njoe;joe@example.org;{pw}\n',
    'NAME      API_KEY\nbilling   {token}\n',
    'Id  User  Secret\n--  ----  ------\n1   joe   {token}\n',
  ],
  'the line after': [
    'Password for the elastic user (reset with `bin/elasticsearch-reset-password -u elastic`):\n  {pw}\n',
    'The generated password for the admin user is:\n\n    {token}\n',
    'Please use the following password to proceed to installation:\n\n{hex}\n\nThis may also be found at: /var/jenkins_home',
    'kubectl -n argocd get secret argocd-initial-admin-secret\nInitial admin password:\n{pw}',
    'A temporary password is generated for root@localhost: {signs}',
    'Your new API token:\n\n  {token}\n\nKeep it safe.',
    'Enter passphrase:\n{phrase}\n',
    'The password is\n{pw}\n',
  ],
  'values with spaces': [
    'PASSPHRASE="{phrase}"',
    "export VAULT_PASSPHRASE='{phrase}'",
    'MNEMONIC="{mnemonic}"',
    'seed phrase: {mnemonic}',
    'mnemonic: {mnemonic}',
    'passphrase = "{phrase}"',
    '"walletSeed": "{mnemonic}"',
    "define('AUTH_KEY', '{token} {signs}');",
    "define( 'SECURE_AUTH_SALT',  '{signs} |{token}' );",
    'password: "{phrase}"',
  ],
  'settings files': [
    'network={\n  ssid="Home"\n  psk="{pw}"\n}',
    'psk={pw}',
    'npmAuthIdent: "joe:{pw}"',
    'variable "db_password" {\n  type    = string\n  default = "{pw}"\n}',
    '{default_pass, <<"{pw}">>},',
    '{password, "{pw}"}',
    '[wifi-security]\nkey-mgmt=wpa-psk\npsk={pw}',
    'requirepass {pw}',
    'masterauth {pw}',
    'rpcpassword={pw}',
    'bind_pw {pw}',
    'smtp_sasl_password_maps = static:joe:{pw}',
    '<Password>{pw}</Password>',
    'machine api.example.org login joe password {pw}',
  ],
  code: [
    'WiFi.begin("Home", "{pw}");',
    'WiFi.begin(ssid, "{pw}");',
    "await page.fill('#password', '{pw}');",
    "await page.getByLabel('Password').fill('{signs}');",
    "cy.get('input[name=password]').type('{pw}')",
    'driver.find_element(By.ID, "password").send_keys("{pw}")',
    "conn.login('joe', '{pw}')",
    'smtp.login("joe@example.org", "{signs}")',
    "$mail->Password = '{pw}';",
    "var k = 'sk_' + '{1:token}' + '{2:token}';\nconst apiKey = k;",
    'const password = "{1:pw}" + "{2:pw}";',
    "PASSWORD = ('{1:token}'\n            '{2:token}')",
    'api_key = "{1:token}" \\\n          "{2:token}"',
    'client.auth("{pw}")',
    'new Sequelize("shop", "joe", "{pw}", { dialect: "postgres" })',
    'pymysql.connect("db.example.org", "joe", "{pw}", "shop")',
  ],
  prose: [
    'log in with admin / {pw}',
    'Login: admin / {pw}',
    'credentials are joe:{pw}',
    'the creds are joe / {pw}',
    'use user joe and password {pw} for the test system',
    'you can sign in as joe@example.org with {pw} as the password',
    'the password is {pw}, do not tell anyone',
    'my token is {token}',
    'pw is {pw}',
    'pass: {pw} user: joe',
  ],
  'other languages': [
    'la contraseña es {pw}',
    'contraseña: {pw}',
    'Das Passwort lautet {pw}',
    'Das Kennwort ist {pw}.',
    'le mot de passe est {pw}',
    'mot de passe : {pw}',
    'la password è {pw}',
    'パスワードは {pw} です',
    'パスワードは{pw}です',
    '密码是 {pw}',
    '密码：{pw}',
    'пароль: {pw}',
    'пароль — {pw}',
    'a senha é {pw}',
    'hasło to {pw}',
    '비밀번호는 {pw} 입니다',
  ],
};

/** What must stay as it is. */
const EVERYDAY: readonly string[] = [
  "--- PASS: TestParse (0.00s)\nPASS: 'Severity' is shown\nSeverity: high\nSeverity: low",
  "t.pass('Closed')",
  'pass=handler1 next=handler2',
  'Pwd: "C:\\Users\\joe\\work"',
  '{"pwd": "osc99", "cmd": "ls"}',
  'github.com/pkg/errors v0.9.1 h1:FEBLx1zS214owpjy7qsBeixbURkuhQAwrK5UwLGTwt4=',
  '"integrity": "sha512-Wr8xGd4mL0sTz0Y4oyQS0SkTfRzZVtZyJYJoNfIOmMBW7a6RcbNqO8h0M6ouQVyKx0x6Q5eKYyHnV5xZJ7bYxA=="',
  'const jwt = pendingJwt',
  'const password = await prompt("Password: ");',
  'if (password === confirmPassword) return true;',
  'The password field is required.',
  '| option | password | description |\n|---|---|---|\n| a | string | the password |',
  'Password:\n',
  'Enter your password:\nLogin failed.',
  'passwords are hashed with bcrypt',
  'token count: 1204 tokens',
  'tokens: 8192, tokenizer: cl100k',
  'zip -r out.zip folder',
  '7z a out.7z folder',
  'unzip -p out.zip file | head',
  'sudo -S true',
  'echo done | tee log',
  'docker login --password-stdin < token.txt',
  'gh auth login --with-token < token.txt',
  'git commit -m "pass the token on"',
  'ssh-keygen -t ed25519 -N "" -f id_x',
  'ldapsearch -x -b dc=example "(uid=joe)"',
  'the mnemonic for this rule is: left is right',
  'The seed is 42.',
  'seed phrase: a list of twelve words',
  'admin / users',
  'read / write',
  'conn.login(user, password)',
  "await page.fill('#email', 'joe@example.org');",
  "cy.get('input[name=password]').should('be.visible')",
  'variable "region" {\n  default = "eu-central-1"\n}',
  'variable "password_length" {\n  default = 16\n}',
  'WiFi.begin(ssid, password);',
  'mysql -u root -p shop < dump.sql',
  'curl -u "$USER:$PASS" https://example.org',
  'the code is 404',
  'https://example.org/search?code=python',
  'https://example.org/docs/reset-password',
  'das Passwort ist falsch',
  'le mot de passe est incorrect',
  'la contraseña es incorrecta',
  'パスワードは必須です',
  '密码是必填项',
  'password is required',
  'the password is wrong',
  'credentials are missing',
  'user_id,name,email\n1,joe,joe@example.org',
  'pass the salt: it is next to the pepper',
  'NAME  READY  STATUS\nweb   1/1    Running',
];

const emit = (one: object): void => {
  process.stdout.write(`${JSON.stringify(one)}\n`);
};
const VALUES_EACH = 3;

for (const [family, templates] of Object.entries(FAMILIES))
  for (const [at, template] of templates.entries())
    for (let count = 0; count < VALUES_EACH; count += 1) {
      const made = new Map<string, string>();
      const secrets: string[] = [];
      const text = template.replace(
        /\{(?:([12]):)?(\w+)\}/g,
        (whole, half: string | undefined, kind: string) => {
          const make = MADE[kind];
          if (make === undefined) return whole;
          const value = half === undefined ? make() : (made.get(kind) ?? make());
          if (half === undefined) secrets.push(value);
          made.set(kind, value);
          const middle = Math.floor(value.length / 2);
          const part = half === '1' ? value.slice(0, middle) : half === '2' ? value.slice(middle) : value;
          if (half !== undefined) secrets.push(part);
          return part;
        },
      );
      emit({ id: `${family} ${at}.${count}`, source: 'adversarial', rule: `${family} ${at}`, text, secrets });
    }
for (const [at, text] of EVERYDAY.entries())
  emit({ id: `everyday ${at}`, source: 'everyday', rule: '', text, secrets: [] });
