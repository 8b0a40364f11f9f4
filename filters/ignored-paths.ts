/** What minimatch's `minimatch(path, pattern, options)` does. */
export type MatchPath = (path: string, pattern: string, options: { dot: true; nocase: true }) => boolean;

/**
 * Hands out minimatch when the first path is asked about. It is not imported here: bundled and minified it is
 * 38 KB and takes 5 ms to load (0.14 of a node start), and most hook calls ask about no path.
 */
export type LoadMinimatch = () => MatchPath;

/**
 * Files and directories whose content is secret by what they are. Each is matched anywhere in a path: as the
 * path's end, and as a directory above it. Names of examples (`.env.example`) are left in on purpose: people
 * do put real values there.
 */
export const IGNORED_PATHS: readonly string[] = [
  '.env*',
  '*.env',
  '.envrc',
  'secrets/**',
  '.secrets/**',
  'secrets.{json,yml,yaml,toml,env,properties,ini}',
  'credentials{,.json,.yml,.yaml,.toml,.ini,.csv,.xml}',
  'application_default_credentials.json',
  'service-account*.json',
  '{client_secret,google-credentials,gcp-key}*.json',
  '*.{pem,key,p12,pfx,jks,keystore,kdbx,kdb,ppk,p8,asc,gpg,age,ovpn,tfstate,tfstate.backup,tfvars,mobileprovision}',
  '*.tfvars.json',
  '{id_rsa,id_dsa,id_ecdsa,id_ed25519}*',
  '*_{rsa,dsa,ecdsa,ed25519}',
  '.{npmrc,yarnrc,pypirc,netrc,pgpass,my.cnf,htpasswd,git-credentials,s3cfg,boto,dockercfg,vault-token,terraformrc}',
  '{_netrc,htpasswd,credentials.tfrc.json,.Renviron,master.key,wallet.dat,shadow}',
  '.{ssh,aws,gnupg,kube,docker,azure,password-store}/**',
  '.config/{gcloud,gh,hub,op,doctl,rclone,heroku}/**',
];

/**
 * Answers whether a path is one that is never captured. Slashes may lean either way, case does not count, and
 * a drive or a leading `./` changes nothing. When matching breaks the answer is yes.
 */
export function createPathFilter(
  loadMinimatch: LoadMinimatch,
  more: readonly string[],
): (path: string) => boolean {
  const patterns = [...IGNORED_PATHS, ...more].flatMap(anywhere);
  return (path) => {
    try {
      const match = loadMinimatch();
      const plain = path.replace(/\\/g, '/').replace(/^\.?\/+/, '');
      return patterns.some((pattern) => match(plain, pattern, { dot: true, nocase: true }));
    } catch {
      return true;
    }
  };
}

function anywhere(glob: string): readonly string[] {
  const inner = glob.replace(/^(?:\*\*\/|\.?\/)+/, '');
  return inner.endsWith('/**') ? [`**/${inner}`] : [`**/${inner}`, `**/${inner.replace(/\/$/, '')}/**`];
}
