import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection, Table } from '@lancedb/lancedb';
import type { Schema } from 'apache-arrow';
import { attempt } from '../../core/basics.ts';
import { CsError, errorCode } from '../../core/errors.ts';
import { maskUri } from '../../core/text.ts';

/** The packages an index of this kind needs: LanceDB, and the Arrow that it was built against. */
export interface LancePackages {
  readonly lance: typeof import('@lancedb/lancedb');
  readonly arrow: typeof import('apache-arrow');
}

const PACKAGE = '@lancedb/lancedb';

/** Whether LanceDB is to be found from one of these folders. Loads nothing. */
export function hasLance(folders: readonly string[]): boolean {
  return folders.some((folder) => resolvedFrom(folder) !== undefined);
}

const resolvedFrom = (folder: string): string | undefined =>
  attempt(() => createRequire(join(folder, 'package.json')).resolve(PACKAGE));

/** Loads LanceDB from the first folder that has it, 75 to 100 ms; undefined: none that runs. It logs errors only, unless LANCEDB_LOG says else. */
function loadLance(folders: readonly string[]): LancePackages | undefined {
  for (const folder of folders) {
    const file = resolvedFrom(folder);
    if (file === undefined) continue;
    process.env['LANCEDB_LOG'] ??= 'error';
    try {
      const load = createRequire(file);
      return { lance: load(file), arrow: load('apache-arrow') };
    } catch {
      // Built for another system, or half installed: the next folder may have a better one.
    }
  }
  return undefined;
}

export interface IndexPlace {
  /** As LanceDB takes it: a folder, or `s3://bucket/path`; with no credentials in it, it may be shown. */
  readonly uri: string;
  readonly storageOptions: Readonly<Record<string, string>>;
  /** Others write there too: no private namespace goes there, and nothing of it is removed but what is ours. */
  readonly isShared: boolean;
}

/** Two tries, 3 s for a connection, 20 s for an answer; object_store's own defaults are ten tries in three minutes. */
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

/** Reads `index.uri`: a path below it a repository; credentials from the environment. Throws CONFIG_INVALID, with no user name or query. */
export function sharedPlace(uri: string, repositoryKey: string): IndexPlace {
  if (!KEY.test(repositoryKey)) refuse(uri, `'${repositoryKey}' cannot name a repository's part of it`);
  if (uri.startsWith('/') || uri.toLowerCase().startsWith('file:')) {
    const whole = uri.startsWith('/') ? uri : attempt(() => fileURLToPath(uri));
    if (whole === undefined) refuse(uri, 'it names no folder of this machine');
    const folder = `${whole.replace(/\/+$/, '')}/${repositoryKey}`;
    return { uri: folder, storageOptions: {}, isShared: true };
  }
  const match = /^s3:\/\/([^/]*)(\/.*)?$/is.exec(uri);
  if (match === null) refuse(uri, 'its scheme is neither s3 nor file');
  const [, bucket = '', path = ''] = match;
  if (bucket.includes('@') || /[?#]/.test(uri)) refuse(uri, 'credentials and options have no place in it');
  if (!BUCKET.test(bucket)) refuse(uri, 'it names no bucket');
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => part === '.' || part === '..')) refuse(uri, 'its path is not plain');
  const whole = `s3://${[bucket, ...parts, repositoryKey].join('/')}`;
  return { uri: whole, storageOptions: PATIENCE, isShared: true };
}

export function ownPlace(directory: string): IndexPlace {
  return { uri: directory, storageOptions: {}, isShared: false };
}

export type LanceDatabase = ReturnType<typeof createDatabase>;

/** LanceDB could not read or write what should be there. Never leaves the adapter: the table is taken as damaged. */
export class TableFailure extends Error {
  constructor(cause: unknown) {
    super('a table of the LanceDB index cannot be used', { cause });
    this.name = 'TableFailure';
  }
}

/** What an object store says when it does not answer, or does not let us in. */
const UNREACHABLE =
  /error sending request|RetryError|retry_timeout|timed? ?out|Unauthorized|Forbidden|AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|NoSuchBucket|credential/i;
const MISSING = /Table '[^']*' was not found|DatasetNotFound|Dataset at path .* was not found/i;

/** Another writer was first, and nothing was changed. LanceDB has tried rows ten times in 30 s by then; a new table and joined files but once. */
const PREEMPTED = /commit conflict|(?:preempted by|incompatible with) concurrent|too many concurrent write/i;

/** Another writer was first: its last cause alone would not tell, which is all that is kept of what LanceDB said. */
export class Preempted extends CsError {}

/** LanceDB says the whole chain of causes, each in all before it: the last one tells, the rest is a screenful. */
const rootOf = (cause: unknown): unknown => {
  const [root = ''] = String(cause).split('Caused by:').slice(-1);
  return root.trim() === '' ? cause : new Error(root.trim().slice(0, 300), { cause });
};

/** The tables of a place, opened at the first question. `packagesFrom`: the better first. Every verb throws INDEX_UNAVAILABLE. */
export function createDatabase(place: IndexPlace, packagesFrom: readonly string[]) {
  let loaded: LancePackages | undefined;
  let connection: Promise<Connection> | undefined;

  const packages = (): LancePackages => {
    loaded ??= loadLance(packagesFrom);
    if (loaded === undefined) {
      throw new CsError('INDEX_UNAVAILABLE', 'LanceDB is not installed, or does not run on this machine', {
        hint: 'cs-memory setup --semantic installs it; without it, recall continues by words',
      });
    }
    return loaded;
  };

  const connect = (): Promise<Connection> => {
    const { lance } = packages();
    // LanceDB makes its folder by umask; what is in it is for the user alone
    if (!place.isShared) mkdirSync(place.uri, { recursive: true, mode: 0o700 });
    connection ??= lance.connect(place.uri, { storageOptions: { ...place.storageOptions } });
    return connection;
  };

  /** A shared place is never taken as damaged: what looks so may be the network, and others have built it. */
  const explained = (cause: unknown): unknown => {
    if (cause instanceof TableFailure || errorCode(cause) !== undefined) return cause;
    const isPreempted = PREEMPTED.test(String(cause));
    if (!place.isShared && !isPreempted) return new TableFailure(cause);
    connection = undefined;
    const root = rootOf(cause);
    if (isPreempted) {
      const message = `the ${place.isShared ? 'shared ' : ''}index ${place.uri} is written to by too many at once`;
      const hint = 'what was written is kept, and the next update goes on';
      return new Preempted('INDEX_UNAVAILABLE', message, { hint, cause: root });
    }
    const [what, hint] = UNREACHABLE.test(String(cause))
      ? [
          'does not answer or denies access',
          'check index.uri, AWS_ENDPOINT, AWS_REGION and the credentials in your environment',
        ]
      : ['cannot be read', 'cs-memory maintain reindex --anew rebuilds it for everybody who shares it'];
    return new CsError('INDEX_UNAVAILABLE', `the shared index ${place.uri} ${what}`, { hint, cause: root });
  };

  const run = <T>(task: () => Promise<T>): Promise<T> =>
    task().catch((error: unknown) => {
      throw explained(error);
    });
  const asked = <T>(task: (database: Connection) => Promise<T>): Promise<T> =>
    run(async () => task(await connect()));

  const orMissing = (error: unknown): undefined => {
    if (!MISSING.test(String(error))) throw error;
  };
  const drop = (name: string): Promise<void> =>
    asked((database) => database.dropTable(name).catch(orMissing));

  return {
    place,
    /** Runs what speaks to tables. Throws TableFailure, or INDEX_UNAVAILABLE where the place does not answer. */
    run,
    packages,
    names: (): Promise<readonly string[]> => asked((database) => database.tableNames()),
    open: (name: string): Promise<Table | undefined> =>
      asked((database) => database.openTable(name, [], {}).catch(orMissing)),
    /** An empty one, or what another clone has just made of it. */
    create: (name: string, schema: Schema): Promise<Table> =>
      asked((database) => database.createEmptyTable(name, schema, { existOk: true })),
    drop,
    /** Removes a table whose files may be damaged, whatever they are. */
    wipe: async (name: string): Promise<void> => {
      if (place.uri.startsWith('s3:')) return drop(name);
      connection = undefined;
      rmSync(`${place.uri}/${name}.lance`, { recursive: true, force: true });
    },
  };
}
