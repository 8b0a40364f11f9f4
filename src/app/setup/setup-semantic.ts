import {
  type EmbeddingModel,
  type EmbeddingModelSettings,
  KNOWN_MODELS,
} from '../../core/embedding-models.ts';
import { CsError } from '../../core/errors.ts';
import type {
  EmbeddingModels,
  OnBytes,
  OptionalPackage,
  Packages,
  UserSettings,
} from '../../recall/model/embedder.ts';

export interface SetupPorts {
  readonly packages: Packages;
  readonly models: EmbeddingModels;
  readonly settings: UserSettings;
  readonly directory: string;
  readonly wanted: readonly OptionalPackage[];
}

export type SetupPlan = ReturnType<typeof plan>;
export type SetupStep = 'install' | 'fetch' | 'try';

export interface SetupReport {
  step(step: SetupStep): void;
  readonly onBytes: OnBytes;
}

export type SetupDone = Awaited<ReturnType<ReturnType<typeof createSetupSemantic>['run']>>;

export function createSetupSemantic(ports: SetupPorts) {
  const { models, settings, directory } = ports;
  return {
    /** Throws USAGE for a folder without a model. */
    plan: (asked: EmbeddingModelSettings): SetupPlan => plan(ports, asked),
    /**
     * Does what the plan says, tries the model, and writes the setting last, so that a setup that fails changes nothing for recall. It can be run
     * again at any time. Throws EMBEDDER_UNAVAILABLE, CONFIG_INVALID, IO_FAILED.
     */
    run: async (planned: SetupPlan, report: SetupReport) => {
      if (planned.install.length > 0) {
        report.step('install');
        await ports.packages.install(planned.install);
      }
      if (planned.fetch !== false) {
        report.step('fetch');
        await models.fetch(planned.model, report.onBytes);
      }
      report.step('try');
      const model = await models.inspect(planned.model);
      const tried = await tryOut(models, model);
      settings.setEmbedder({ kind: 'transformers', ...model, directory });
      return { model, ...tried, settingsFile: settings.file };
    },
    switchOff: (): void => settings.setEmbedder({ kind: 'none' }),
  };
}

/** What setup would do: nothing of it has been done. */
function plan(ports: SetupPorts, asked: EmbeddingModelSettings) {
  const { packages, models, settings, directory, wanted } = ports;
  const model = models.describe(asked);
  const isHere = models.isHere(model);
  const known = KNOWN_MODELS.find((candidate) => candidate.model === model.model);
  return {
    model,
    install: packages.missing(wanted),
    /** Megabytes where they are known. */
    fetch: isHere ? (false as const) : { from: 'hub' as const, aboutMegabytes: known?.aboutMegabytes },
    license: known?.license,
    about: known?.about,
    directory,
    settingsFile: settings.file,
  };
}

/** Two texts that say the same must be nearer than two that do not: a model with the wrong pooling fails here. */
async function tryOut(
  models: EmbeddingModels,
  model: EmbeddingModel,
): Promise<{ readonly embedderId: string; readonly loadMs: number }> {
  const embedder = models.embedder(model);
  try {
    const start = performance.now();
    const [question] = await embedder.embed(['the tests fail because a file is missing'], 'query');
    const loadMs = performance.now() - start;
    const [near, far] = await embedder.embed(
      ['a test fails: no such file or directory', 'the weather is lovely this spring'],
      'passage',
    );
    if (question === undefined || !(dot(question, near) > dot(question, far))) {
      const message = `${model.model} does not distinguish similar from different texts`;
      const hint = 'check that it is an embedding model and that --pooling is right for it';
      throw new CsError('EMBEDDER_UNAVAILABLE', message, { hint });
    }
    return { embedderId: embedder.id, loadMs };
  } finally {
    await embedder.close();
  }
}

const dot = (a: Float32Array, b: Float32Array | undefined): number =>
  a.reduce((sum, value, i) => sum + value * (b?.[i] ?? 0), 0);
