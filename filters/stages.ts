import { assignmentsStage } from './stages/assignments.ts';
import { controlCharactersStage } from './stages/control-characters.ts';
import { credentialPairsStage } from './stages/credential-pairs.ts';
import { falseMarkersStage } from './stages/false-markers.ts';
import { createHomeDirectoriesStage } from './stages/home-directories.ts';
import { injectedTextStage } from './stages/injected-text.ts';
import { invisibleCharactersStage } from './stages/invisible-characters.ts';
import { kubernetesSecretsStage } from './stages/kubernetes-secrets.ts';
import { overLongLinesStage } from './stages/over-long-lines.ts';
import { commandOptionsStage, patternStage, tokenShapesStage } from './stages/patterns.ts';
import { personalDataStage } from './stages/personal-data.ts';
import { privateBlocksStage } from './stages/private-blocks.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import { providerContextsStage } from './stages/provider-contexts.ts';
import type { LoadSecretlint } from './stages/provider-tokens.ts';
import { createProviderTokensStage } from './stages/provider-tokens.ts';
import { createSecretPathsStage } from './stages/secret-paths.ts';
import { tablesStage } from './stages/tables.ts';
import { tellingContextStage } from './stages/telling-context.ts';
import { urlPasswordsStage } from './stages/url-passwords.ts';
import type { FilterStage } from './types.ts';
import { createUserRulesStage, type UserRule } from './user-rules.ts';
import type { View } from './views/view.ts';
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
      falseMarkersStage,
      injectedTextStage,
      privateBlocksStage,
      privateKeysStage,
      tokenShapesStage,
      patternStage('password-hashes'),
      createProviderTokensStage(options.loadSecretlint),
      patternStage('jwt'),
      patternStage('webhook-urls'),
      patternStage('signed-urls'),
      urlPasswordsStage,
      patternStage('http-credentials'),
      kubernetesSecretsStage,
      patternStage('credential-files'),
      patternStage('azure-identities'),
      patternStage('logins'),
      commandOptionsStage,
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
      ...(options.personalData ? [personalDataStage] : []),
      ...(options.isSecretPath ? [createSecretPathsStage(options.isSecretPath)] : []),
      ...(options.wholeLines ? [] : [overLongLinesStage]),
    ],
    views: VIEWS,
  };
}
