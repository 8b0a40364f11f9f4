import { CsError } from '../src/core/errors.ts';
import {
  applyEdits,
  type FilterStage,
  type Finding,
  inSource,
  mergeFindings,
  StageBreak,
  threw,
} from './engine.ts';
import { type AddTable, createHintTables, shape } from './hints.ts';
import { createPathFilter, createSecretPathsStage, type LoadMinimatch } from './ignored-paths.ts';
import { findAll, type Stages, toEdit } from './layers.ts';
import { createUserRulesStage, type UserRule } from './pattern-rule.ts';
import { createHomeDirectoriesStage, patternStage, tokenShapesStage } from './patterns.ts';
import { assignmentsStage } from './stages/assignments.ts';
import { credentialPairsStage } from './stages/credential-pairs.ts';
import {
  controlCharactersStage,
  injectedTextStage,
  invisibleCharactersStage,
  overLongLinesStage,
  privateBlocksStage,
} from './stages/markers.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import { providerContextsStage } from './stages/provider-contexts.ts';
import { kubernetesSecretsStage } from './stages/settings.ts';
import { tablesStage } from './stages/tables.ts';
import { tellingContextStage } from './stages/telling-context.ts';
import { base64View } from './views/base64.ts';
import { htmlEntitiesView, jsonEscapesView, lineWrapsView, urlEncodingView } from './views.ts';

declare const filtered: unique symbol;

/** Text that went through every stage. Only the pipeline makes it; only it may touch a disk. */
export type Filtered = string & { readonly [filtered]: true };

export type FilterResult =
  | { readonly ok: true; readonly text: Filtered; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly stage: string; readonly reason: string };

export interface FilterPipeline {
  /** Filters one text. A stage that breaks stops the text: `ok: false`, never the text itself. Never throws. */
  filter(text: string): FilterResult;
  /** Whether learnings about this path are never captured at all (`.env*`, `secrets/**`, `*.pem`, …). */
  ignoresPath(path: string): boolean;
}

export interface FilterOptions {
  readonly loadMinimatch: LoadMinimatch;
  /** Becomes `~`, beside what looks like a home directory anyway. */
  readonly homeDirectory?: string;
  /** Hidden where it is a segment of a path. */
  readonly userName?: string;
  /** Exact values that are never redacted. Control and invisible characters go all the same. */
  readonly allow?: readonly string[];
  /** More globs of ignored paths, each matched anywhere in a path. */
  readonly ignore?: readonly string[];
  /** Globs of paths that are not ignored although the product's own list names them. `ignore` names them all the same. */
  readonly allowPaths?: readonly string[];
  /** Whether e-mail addresses, telephone, card and account numbers go too. */
  readonly personalData?: boolean;
  /** Whether the paths of ignored files go too. */
  readonly secretPaths?: boolean;
  /** Whether over-long lines are left whole: for who looks for secrets, and does not keep the text. */
  readonly wholeLines?: boolean;
  /** The user's own rules. Whoever gives them has checked them. */
  readonly rules?: readonly UserRule[];
  /** Other stages than the product's: for tests. */
  readonly stages?: Stages;
}

/**
 * A text is filtered until nothing more is found, so that filtering twice is filtering once: what was taken out
 * may have joined two halves. Ordinary texts settle in the second round; one that has not after this many was
 * made to keep us busy, and is stopped.
 */
const MAX_ROUNDS = 8;

/** The name in `stage` when it was no stage that broke. */
const PIPELINE = 'pipeline';

/**
 * The pipeline: cleaning stages first (a secret split by a colour code or a zero-width space is whole again),
 * then all others on the cleaned text and on the views of it (escapes, encodings and broken lines undone), then every
 * repetition of a secret that was found. Findings are told in offsets of the text that was given, sorted and not
 * overlapping. Costs nothing when made; time grows with the text alone.
 */
export function createFilterPipeline(options: FilterOptions): FilterPipeline {
  const ignoresPath = createPathFilter(options.loadMinimatch, options.ignore ?? [], options.allowPaths ?? []);
  const stages =
    options.stages ?? createStages({ ...options, ...(options.secretPaths && { isSecretPath: ignoresPath }) });
  const allowed = new Set(options.allow ?? []);
  return {
    filter: (text) => {
      try {
        return settle(text, stages, allowed);
      } catch (error) {
        if (error instanceof StageBreak) return { ok: false, stage: error.stage, reason: error.reason };
        return { ok: false, stage: PIPELINE, reason: threw(error) };
      }
    },
    ignoresPath,
  };
}

function settle(text: string, stages: Stages, allowed: ReadonlySet<string>): FilterResult {
  let findings: readonly Finding[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = applyEdits(text, findings.map(toEdit));
    const found = findAll(current.text, stages, allowed);
    if (found.length === 0) return { ok: true, text: current.text as Filtered, findings };
    findings = mergeFindings([...findings, ...inSource(found, current)]);
  }
  throw new StageBreak(PIPELINE, `the text still changed after ${MAX_ROUNDS} rounds`);
}

/** Filters one text or throws FILTER_BROKEN: what a broken filter let by would be written. */
export function filterOrThrow(filters: Pick<FilterPipeline, 'filter'>, text: string): Filtered {
  const result = filters.filter(text);
  if (result.ok) return result.text;
  throw new CsError('FILTER_BROKEN', `the filter stage ${result.stage} failed, so the text was not kept`, {
    hint: 'run `cs-memory doctor`',
    cause: new Error(result.reason),
  });
}

/** Authors, tags, paths and branches come again and again, and a filter takes a tenth of a millisecond for each. */
const MAX_REMEMBERED = 5_000;
const MAX_CHARS = 128;

/**
 * The same filters, for work on many texts: a short text that was seen before is not looked at again, nor is one that a
 * filter gave (filtering twice is filtering once: test/unit/filters/pipeline.fuzz.test.ts). What was asked for last stays.
 */
export function rememberingFilters<Filters extends Pick<FilterPipeline, 'filter'>>(
  filters: Filters,
): Filters {
  const known = new Map<string, FilterResult>();
  const remember = (text: string, result: FilterResult): FilterResult => {
    known.delete(text);
    known.set(text, result);
    const [oldest = text] = known.keys();
    if (known.size > MAX_REMEMBERED) known.delete(oldest);
    return result;
  };
  return {
    ...filters,
    filter: (text) => {
      if (text.length > MAX_CHARS) return filters.filter(text);
      const result = remember(text, known.get(text) ?? filters.filter(text));
      if (result.ok && result.text !== text) remember(result.text, { ...result, findings: [] });
      return result;
    },
  };
}

/** How else the product shows a text to its stages. */
export const VIEWS = [lineWrapsView, jsonEscapesView, urlEncodingView, htmlEntitiesView, base64View] as const;

/** The product's stages. A new one is a file in `stages/` and a line here; a new token shape is a line in its table. */
export function createStages(
  options: Omit<FilterOptions, 'loadMinimatch'> & {
    /** Which paths are hidden as such; absent: none. */
    readonly isSecretPath?: (path: string) => boolean;
  },
): Stages {
  const addTable = createHintTables();
  const rowsOf = (...names: readonly Parameters<typeof patternStage>[0][]): readonly FilterStage[] =>
    names.map((name) => patternStage(name, undefined, addTable));
  return {
    cleaning: [controlCharactersStage, invisibleCharactersStage].map((stage) => withNeeds(stage, addTable)),
    scanning: [
      ...(options.rules?.length ? [createUserRulesStage(options.rules, addTable)] : []),
      ...rowsOf('false-markers'),
      injectedTextStage,
      privateBlocksStage,
      privateKeysStage,
      tokenShapesStage(addTable),
      ...rowsOf('password-hashes', 'jwt', 'webhook-urls', 'signed-urls', 'url-passwords', 'http-credentials'),
      kubernetesSecretsStage,
      ...rowsOf('credential-files', 'azure-identities', 'logins', 'command-options', 'program-passwords'),
      ...rowsOf('known-forms'),
      tablesStage,
      ...rowsOf('own-lines', 'spoken-secrets'),
      assignmentsStage,
      credentialPairsStage,
      tellingContextStage,
      providerContextsStage,
      ...rowsOf('credential-paths'),
      createHomeDirectoriesStage(options.homeDirectory, options.userName, addTable),
      ...(options.personalData ? rowsOf('personal-data') : []),
      ...(options.isSecretPath ? [createSecretPathsStage(options.isSecretPath)] : []),
      ...(options.wholeLines ? [] : [overLongLinesStage]),
    ].map((stage) => withNeeds(stage, addTable)),
    views: VIEWS,
  };
}

/** Words that a stage needs are looked for with those of all tables, at once. */
function withNeeds(stage: FilterStage, addTable: AddTable): FilterStage {
  const { needs } = stage;
  if (needs === undefined) return stage;
  if (typeof needs === 'number') return { ...stage, mayFind: ({ length }) => length >= needs };
  if (typeof needs === 'string') return { ...stage, mayFind: (text) => text.search(shape(needs)) >= 0 };
  const rowsIn = addTable([needs]);
  return { ...stage, mayFind: (text) => rowsIn(text).length > 0 };
}
