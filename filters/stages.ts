import type { FilterStage } from './engine.ts';
import { type AddTable, createHintTables } from './hints.ts';
import type { View } from './run-stage.ts';
import { assignmentsStage } from './stages/assignments.ts';
import { credentialPairsStage } from './stages/credential-pairs.ts';
import {
  controlCharactersStage,
  injectedTextStage,
  invisibleCharactersStage,
  overLongLinesStage,
  privateBlocksStage,
} from './stages/markers.ts';
import { createHomeDirectoriesStage, patternStage, tokenShapesStage } from './stages/patterns.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import { providerContextsStage } from './stages/provider-contexts.ts';
import { type LoadSecretlint, mayHoldProviderToken, PROVIDER_WORDS } from './stages/provider-shapes.ts';
import { createSecretPathsStage } from './stages/secret-paths.ts';
import { kubernetesSecretsStage } from './stages/settings.ts';
import { tablesStage } from './stages/tables.ts';
import { tellingContextStage } from './stages/telling-context.ts';
import { createUserRulesStage, type UserRule } from './user-rules.ts';
import { VIEWS } from './views.ts';

/** The stages of a pipeline. */
export interface Stages {
  /** Run first, on the text as it came; what they point at is taken out before the others look. */
  readonly cleaning: readonly FilterStage[];
  /** Run on the cleaned text. Where two find the same span, the earlier names it. */
  readonly scanning: readonly FilterStage[];
  /** How else the cleaned text is shown to the scanning stages; absent: not at all. */
  readonly views?: readonly View[];
}

/** The product's stages. A new one is a file in `stages/` and a line here; a new token shape is a line in its table. */
export function createStages(options: {
  readonly loadSecretlint: LoadSecretlint;
  readonly homeDirectory?: string;
  readonly userName?: string;
  readonly personalData?: boolean;
  /** Which paths are hidden as such; absent: none. */
  readonly isSecretPath?: (path: string) => boolean;
  readonly wholeLines?: boolean;
  readonly rules?: readonly UserRule[];
}): Stages {
  const addTable = createHintTables();
  const rowsOf = (...names: readonly Parameters<typeof patternStage>[0][]): readonly FilterStage[] =>
    names.map((name) => patternStage(name, undefined, addTable));
  return {
    cleaning: [controlCharactersStage, invisibleCharactersStage],
    scanning: [
      ...(options.rules?.length ? [createUserRulesStage(options.rules, addTable)] : []),
      ...rowsOf('false-markers'),
      injectedTextStage,
      privateBlocksStage,
      privateKeysStage,
      tokenShapesStage(addTable),
      ...rowsOf('password-hashes'),
      {
        name: 'provider-tokens',
        needs: PROVIDER_WORDS,
        scan: (text: string) => (mayHoldProviderToken(text) ? options.loadSecretlint()(text) : []),
      },
      ...rowsOf('jwt', 'webhook-urls', 'signed-urls', 'url-passwords', 'http-credentials'),
      kubernetesSecretsStage,
      ...rowsOf('credential-files', 'azure-identities', 'logins'),
      ...rowsOf('command-options', 'program-passwords', 'known-forms'),
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

/** What a stage needs is looked for with the words of all tables, at once. */
function withNeeds(stage: FilterStage, addTable: AddTable): FilterStage {
  if (stage.needs === undefined) return stage;
  const rowsIn = addTable([stage.needs]);
  return { ...stage, mayFind: (text) => rowsIn(text).length > 0 };
}
