import { mkdirSync, rmSync } from 'node:fs';
import type { Connection, Table } from '@lancedb/lancedb';
import type { Schema } from 'apache-arrow';
import { CsError, errorCode } from '../../../domain/errors.ts';
import { type LancePackages, loadLance } from './packages.ts';
import type { IndexPlace } from './place.ts';

export interface DatabaseOptions {
  readonly place: IndexPlace;
  /** Where LanceDB may be installed, the better place first. */
  readonly packagesFrom: readonly string[];
}

/** The tables of one place. Every verb throws INDEX_UNAVAILABLE where LanceDB or the place cannot be had. */
export interface LanceDatabase {
  readonly place: IndexPlace;
  packages(): LancePackages;
  names(): Promise<readonly string[]>;
  /** At a version, or the latest; undefined where there is no such table. */
  open(name: string, version?: number): Promise<Table | undefined>;
  /** An empty one; one of the same name goes. */
  create(name: string, schema: Schema): Promise<Table>;
  drop(name: string): Promise<void>;
  /** Removes a table whose files may be damaged, whatever they are. */
  wipe(name: string): Promise<void>;
  /** Runs what speaks to tables. Throws TableFailure, or INDEX_UNAVAILABLE where the place does not answer. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

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

/** LanceDB says the whole chain of causes, each in all before it: the last one tells, the rest is a screenful. */
const rootOf = (cause: unknown): unknown => {
  const [root = ''] = String(cause).split('Caused by:').slice(-1);
  return root.trim() === '' ? cause : new Error(root.trim().slice(0, 300), { cause });
};

/** Opens a place at the first question. */
export function createDatabase({ place, packagesFrom }: DatabaseOptions): LanceDatabase {
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
    if (!place.isShared) return new TableFailure(cause);
    connection = undefined;
    const isSilent = UNREACHABLE.test(String(cause));
    return new CsError(
      'INDEX_UNAVAILABLE',
      `the shared index ${place.shown} ${isSilent ? 'does not answer or denies access' : 'cannot be read'}`,
      {
        hint: isSilent
          ? 'check index.uri, AWS_ENDPOINT, AWS_REGION and the credentials in your environment'
          : 'cs-memory maintain reindex --anew rebuilds it for everybody who shares it',
        cause: rootOf(cause),
      },
    );
  };

  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      throw explained(error);
    }
  };
  const asked = <T>(task: (database: Connection) => Promise<T>): Promise<T> =>
    run(async () => task(await connect()));

  const drop = (name: string): Promise<void> =>
    asked(async (database) => {
      const names = await database.tableNames();
      if (names.includes(name)) await database.dropTable(name);
    });

  return {
    place,
    run,
    packages,
    names: () => asked((database) => database.tableNames()),
    open: (name, version) =>
      asked(async (database) => {
        try {
          return await database.openTable(name, [], version === undefined ? {} : { version });
        } catch (error) {
          if (MISSING.test(String(error))) return undefined;
          throw error;
        }
      }),
    create: (name, schema) =>
      asked((database) => database.createEmptyTable(name, schema, { mode: 'overwrite' })),
    drop,
    wipe: async (name) => {
      if (place.uri.startsWith('s3:')) return drop(name);
      connection = undefined;
      rmSync(`${place.uri}/${name}.lance`, { recursive: true, force: true });
    },
  };
}
