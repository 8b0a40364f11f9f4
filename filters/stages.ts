import type { FilterStage } from './engine.ts';
import type { View } from './run-stage.ts';
import { tablesStage } from './stages/assignments/values.ts';
import { assignmentsStage } from './stages/assignments.ts';
import { credentialPairsStage } from './stages/credential-pairs.ts';
import {
  controlCharactersStage,
  injectedTextStage,
  invisibleCharactersStage,
  overLongLinesStage,
  privateBlocksStage,
} from './stages/markers.ts';
import { patternStage, tokenShapesStage } from './stages/patterns.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import { providerContextsStage } from './stages/provider-contexts.ts';
import { createProviderTokensStage, type LoadSecretlint } from './stages/provider-shapes.ts';
import { kubernetesSecretsStage } from './stages/settings.ts';
import { tellingContextStage } from './stages/telling-context.ts';
import { createHomeDirectoriesStage, createSecretPathsStage } from './stages/urls.ts';
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
  return {
    cleaning: [controlCharactersStage, invisibleCharactersStage],
    scanning: [
      ...(options.rules?.length ? [createUserRulesStage(options.rules)] : []),
      patternStage('false-markers'),
      injectedTextStage,
      privateBlocksStage,
      privateKeysStage,
      tokenShapesStage,
      patternStage('password-hashes'),
      createProviderTokensStage(options.loadSecretlint),
      patternStage('jwt'),
      patternStage('webhook-urls'),
      patternStage('signed-urls'),
      patternStage('url-passwords'),
      patternStage('http-credentials'),
      kubernetesSecretsStage,
      patternStage('credential-files'),
      patternStage('azure-identities'),
      patternStage('logins'),
      patternStage('command-options'),
      patternStage('program-passwords'),
      patternStage('known-forms'),
      tablesStage,
      patternStage('own-lines'),
      patternStage('spoken-secrets'),
      assignmentsStage,
      credentialPairsStage,
      tellingContextStage,
      providerContextsStage,
      patternStage('credential-paths'),
      createHomeDirectoriesStage(options.homeDirectory, options.userName),
      ...(options.personalData ? [patternStage('personal-data')] : []),
      ...(options.isSecretPath ? [createSecretPathsStage(options.isSecretPath)] : []),
      ...(options.wholeLines ? [] : [overLongLinesStage]),
    ],
    views: VIEWS,
  };
}
