import { assignmentsStage } from './stages/assignments.ts';
import { commandOptionsStage } from './stages/command-options.ts';
import { controlCharactersStage } from './stages/control-characters.ts';
import { credentialPathsStage } from './stages/credential-paths.ts';
import { createHomeDirectoriesStage } from './stages/home-directories.ts';
import { httpCredentialsStage } from './stages/http-credentials.ts';
import { injectedTextStage } from './stages/injected-text.ts';
import { invisibleCharactersStage } from './stages/invisible-characters.ts';
import { jwtStage } from './stages/jwt.ts';
import { privateBlocksStage } from './stages/private-blocks.ts';
import { privateKeysStage } from './stages/private-keys.ts';
import type { LoadSecretlint } from './stages/provider-tokens.ts';
import { createProviderTokensStage } from './stages/provider-tokens.ts';
import { tokenShapesStage } from './stages/token-shapes.ts';
import { urlPasswordsStage } from './stages/url-passwords.ts';
import type { FilterStage } from './types.ts';

/** The stages of a pipeline. */
export interface Stages {
  /** Run first, on the text as it came; what they point at is taken out before the others look. */
  readonly cleaning: readonly FilterStage[];
  /** Run on the cleaned text. Where two find the same span, the earlier names it. */
  readonly scanning: readonly FilterStage[];
}

/** The product's stages. A new one is a file in `stages/` and a line here; a new token shape is a line in its table. */
export function createStages(options: {
  readonly loadSecretlint: LoadSecretlint;
  readonly homeDirectory?: string;
  readonly userName?: string;
}): Stages {
  return {
    cleaning: [controlCharactersStage, invisibleCharactersStage],
    scanning: [
      injectedTextStage,
      privateBlocksStage,
      privateKeysStage,
      tokenShapesStage,
      createProviderTokensStage(options.loadSecretlint),
      jwtStage,
      urlPasswordsStage,
      httpCredentialsStage,
      commandOptionsStage,
      assignmentsStage,
      credentialPathsStage,
      createHomeDirectoriesStage(options.homeDirectory, options.userName),
    ],
  };
}
