import { fileURLToPath } from 'node:url';
import { CsError } from '../../../domain/errors.ts';
import { maskUri } from '../../../domain/mask-uri.ts';

/** Where a LanceDB database is, and how it is reached. */
export interface IndexPlace {
  /** As LanceDB takes it: a folder, or `s3://bucket/path`. */
  readonly uri: string;
  readonly storageOptions: Readonly<Record<string, string>>;
  /** Others write there too: no private namespace goes there, and nothing of it is removed but what is ours. */
  readonly isShared: boolean;
  /** How it may be shown: without what stands before an `@` or behind a `?`. */
  readonly shown: string;
}

/**
 * A place that does not answer must not hold anybody up: two tries, each at most 3 s for a connection and 20 s for an
 * answer (object_store's own defaults are ten tries in three minutes).
 */
const PATIENCE = {
  client_max_retries: '1',
  client_retry_timeout: '5',
  connect_timeout: '3s',
  timeout: '20s',
} as const;

/** A bucket as S3 names them; what others call a bucket (MinIO, R2) fits as well. */
const BUCKET = /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i;
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

function refuse(uri: string, reason: string): never {
  throw new CsError('CONFIG_INVALID', `index.uri ${maskUri(uri)} cannot be used: ${reason}`, {
    hint: 'expected s3://bucket/path, file:///path or an absolute path; see docs/how-to/shared-index.md',
  });
}

function folderOf(uri: string): string {
  if (uri.startsWith('/')) return uri;
  try {
    return fileURLToPath(uri);
  } catch {
    return refuse(uri, 'it names no folder of this machine');
  }
}

/**
 * Reads the setting `index.uri`. Every repository gets a path of its own below it, named by `repositoryKey`, so that
 * stores never mix. Credentials are no part of it: LanceDB takes them from the environment as AWS's own tools do.
 * Throws CONFIG_INVALID, which shows neither a user name nor a query.
 */
export function sharedPlace(uri: string, repositoryKey: string): IndexPlace {
  if (!KEY.test(repositoryKey)) refuse(uri, `'${repositoryKey}' cannot name a repository's part of it`);
  if (uri.startsWith('/') || uri.toLowerCase().startsWith('file:')) {
    const folder = `${folderOf(uri).replace(/\/+$/, '')}/${repositoryKey}`;
    return { uri: folder, storageOptions: {}, isShared: true, shown: folder };
  }
  const match = /^s3:\/\/([^/]*)(\/.*)?$/is.exec(uri);
  if (match === null) refuse(uri, 'its scheme is neither s3 nor file');
  const [, bucket = '', path = ''] = match;
  if (bucket.includes('@') || /[?#]/.test(uri)) refuse(uri, 'credentials and options have no place in it');
  if (!BUCKET.test(bucket)) refuse(uri, 'it names no bucket');
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) refuse(uri, 'its path is not plain');
  const whole = `s3://${[bucket, ...parts, repositoryKey].join('/')}`;
  return { uri: whole, storageOptions: PATIENCE, isShared: true, shown: whole };
}

/** The repository's own folder. */
export function ownPlace(directory: string): IndexPlace {
  return { uri: directory, storageOptions: {}, isShared: false, shown: directory };
}
