import { appSettingsStage } from './stages/app-settings.ts';
import { assignmentsStage } from './stages/assignments.ts';
import { azureIdentitiesStage } from './stages/azure-identities.ts';
import { commandOptionsStage } from './stages/command-options.ts';
import { controlCharactersStage } from './stages/control-characters.ts';
import { credentialFilesStage } from './stages/credential-files.ts';
import { credentialPairsStage } from './stages/credential-pairs.ts';
import { credentialPathsStage } from './stages/credential-paths.ts';
import { falseMarkersStage } from './stages/false-markers.ts';
import { createHomeDirectoriesStage } from './stages/home-directories.ts';
import { httpCredentialsStage } from './stages/http-credentials.ts';
import { injectedTextStage } from './stages/injected-text.ts';
import { invisibleCharactersStage } from './stages/invisible-characters.ts';
import { jwtStage } from './stages/jwt.ts';
import { knownFormsStage } from './stages/known-forms.ts';
import { kubernetesSecretsStage } from './stages/kubernetes-secrets.ts';
import { loginsStage } from './stages/logins.ts';
import { overLongLinesStage } from './stages/over-long-lines.ts';
import { ownLinesStage } from './stages/own-lines.ts';
import { passwordHashesStage } from './stages/password-hashes.ts';
import { personalDataStage } from './stages/personal-data.ts';
import { privateBlocksStage } from './stages/private-blocks.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import { programPasswordsStage } from './stages/program-passwords.ts';
import { providerContextsStage } from './stages/provider-contexts.ts';
import type { LoadSecretlint } from './stages/provider-tokens.ts';
import { createProviderTokensStage } from './stages/provider-tokens.ts';
import { createSecretPathsStage } from './stages/secret-paths.ts';
import { signedUrlsStage } from './stages/signed-urls.ts';
import { spokenSecretsStage } from './stages/spoken-secrets.ts';
import { tablesStage } from './stages/tables.ts';
import { tellingContextStage } from './stages/telling-context.ts';
import { tokenShapesStage } from './stages/token-shapes.ts';
import { urlPasswordsStage } from './stages/url-passwords.ts';
import { webhookUrlsStage } from './stages/webhook-urls.ts';
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
      passwordHashesStage,
      createProviderTokensStage(options.loadSecretlint),
      jwtStage,
      webhookUrlsStage,
      signedUrlsStage,
      urlPasswordsStage,
      httpCredentialsStage,
      kubernetesSecretsStage,
      credentialFilesStage,
      appSettingsStage,
      azureIdentitiesStage,
      loginsStage,
      commandOptionsStage,
      programPasswordsStage,
      knownFormsStage,
      tablesStage,
      ownLinesStage,
      spokenSecretsStage,
      assignmentsStage,
      credentialPairsStage,
      tellingContextStage,
      providerContextsStage,
      credentialPathsStage,
      createHomeDirectoriesStage(options.homeDirectory, options.userName),
      ...(options.personalData ? [personalDataStage] : []),
      ...(options.isSecretPath ? [createSecretPathsStage(options.isSecretPath)] : []),
      ...(options.wholeLines ? [] : [overLongLinesStage]),
    ],
    views: VIEWS,
  };
}
