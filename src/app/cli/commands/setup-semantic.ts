import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type EmbeddingModelSettings, KNOWN_MODELS, USE_LITE_MODEL } from '../../../core/embedding-models.ts';
import { setSetting, settingsOf } from '../../wire/config.ts';
import * as install from '../../wire/install.ts';
import { type Flags, refuseIf, setting } from '../io.ts';
import { countingProgress, hideProgress, showingProgress } from '../progress.ts';
import type { Extra, SetupOptions } from './setup-extras.ts';

/** `setup --semantic`: packages, a model and the setting for recall by meaning; `--off` goes back to words. Throws USAGE for a model that cannot be. */
export function semantic(options: SetupOptions): Extra {
  const place = install.semanticPlace(process.env);
  // What is to be switched off may be gone.
  const plan = install.planSemantic(place, options.off ? {} : modelOf(options));
  const tell = countingProgress();
  const report: install.SetupReport = {
    step: (step) => {
      hideProgress();
      process.stderr.write(`${STEPS[step]}\n`);
    },
    onBytes: (loaded, total) => tell('downloading, in MB', loaded / 1e6, total / 1e6),
  };
  let done: Awaited<ReturnType<typeof install.setUpSemantic>> | undefined;
  return {
    isOn: () => false,
    isOurs: true,
    already: '',
    about: planText(plan),
    removed: 'recall now goes by words alone',
    // Nothing that is large is done unasked; a setting alone is what the command was called for.
    asks: plan.install.length > 0 || plan.fetch !== false,
    add: async () => {
      done = await showingProgress('working', () => install.setUpSemantic(place, plan, report));
      const { dimension, maxTokens } = done.model;
      return [
        `It works: ${dimension} dimensions, a window of ${maxTokens} tokens, first answer after ${Math.round(done.loadMs)} ms.`,
        `Written to ${done.settingsFile}. \`cs-memory setup --semantic --off\` goes back to words alone.`,
        'Existing memories are indexed when the next session starts; `cs-memory maintain reindex` does it now.',
      ].join('\n');
    },
    remove: () => install.setEmbedder(place.settingsFile, { kind: 'none' }),
    json: (isOn) => (options.off ? { off: !isOn } : { plan, done }),
  };
}

const STEPS = {
  install: 'installing packages (npm)',
  fetch: 'downloading the model',
  try: 'testing the model',
};

/** What the hub calls models; it becomes a path below our folder, too. */
const HUB_NAME = /^(?!.*\.\.)[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)?$/;

/** A name is a folder where there is one, unless the table knows it. */
function modelOf({ model, ...options }: SetupOptions): EmbeddingModelSettings {
  const { revision, dtype, pooling, queryPrefix, passagePrefix } = options;
  const isFolder =
    model !== undefined && !KNOWN_MODELS.some((known) => known.model === model) && existsSync(model);
  if (model !== undefined && !isFolder) {
    refuseIf(/^[.~/]/.test(model), `there is no folder ${model}`);
    const neither = `'${model}' is neither a folder nor the name of a model`;
    refuseIf(!HUB_NAME.test(model), neither, 'models on the hub are named owner/name');
  }
  const name = isFolder ? resolve(model) : model;
  return { model: name, revision, dtype, pooling, queryPrefix, passagePrefix };
}

function planText(plan: ReturnType<typeof install.planSemantic>): string {
  const { model, install, fetch, license, about, directory, settingsFile } = plan;
  const size = fetch && fetch.aboutMegabytes !== undefined ? `, about ${fetch.aboutMegabytes} MB` : '';
  return [
    `Recall by meaning with ${model.model}${license === undefined ? '' : ` (${license}; ${about})`}:`,
    ...install.map((it) => `  install  ${it.name}@${it.version}, about ${it.aboutMegabytes} MB`),
    fetch === false ? '  the model is already here' : `  ${fetchWords(model.model)}${size}`,
    ...(install.length > 0 || fetch !== false ? [`  into     ${directory}`] : []),
    `  set      embedder in ${settingsFile}`,
  ].join('\n');
}

/** A hub that `HF_ENDPOINT` names may have it all the same. */
const fetchWords = (model: string): string =>
  model === USE_LITE_MODEL
    ? 'missing  the model: the public hub does not have it; `npm run model:use-lite` makes it in a clone of cs-memory'
    : 'fetch    the model, from the hub';

const WHAT = {
  claude:
    'When a session has ended, Claude Code itself is asked once, in the background and with your own login, what in it is worth remembering. It receives a digest of at most 8,000 tokens, with secrets filtered out, gets no tools and saves no session. With a small model (haiku) this costs one to two cents per session, at most $0.25 a day (distil.maxUsdPerDay); with a subscription it counts towards your usage.',
  anthropic:
    "When a session has ended, Anthropic's API (or ANTHROPIC_BASE_URL) is asked once, in the background and with your ANTHROPIC_API_KEY, what in it is worth remembering. It receives a digest of at most 8,000 tokens, with secrets filtered out. With a small model this costs one to two cents per session, at most $0.25 a day (distil.maxUsdPerDay).",
} as const;

/** A model distils sessions that are over. In the user's own settings, for all projects. */
export async function distilling({ distil = true, off }: SetupOptions): Promise<Extra> {
  const current = (await settingsOf(setting())).config.distil.model;
  const model = distil === true ? 'claude' : distil;
  return {
    isOn: () => current === model,
    isOurs: current !== 'none',
    already: `distil.model is already "${model}"`,
    about: WHAT[model],
    removed: 'sessions are distilled by rules on this machine; no model is asked',
    add: async () => {
      const { file } = await setSetting(setting(), 'user', 'distil.model', model);
      return `Set in ${file}. \`cs-memory setup --distil --off\` undoes this; \`cs-memory status\` shows what it cost.`;
    },
    remove: async () => {
      if (current !== 'none') await setSetting(setting(), 'user', 'distil.model', undefined);
    },
    json: (isOn) => ({ distil_model: isOn ? (off ? current : model) : off ? 'none' : current }),
  };
}

/** The command `cs-memory` in every terminal. Throws USAGE where it cannot be. */
export function cliLink({ off }: Flags<'off'>): Extra {
  const { link, program } = install.wireCliLink(process.env);
  const isOurs = link.state === 'ours';
  const isTaken = `${link.path} exists and is not ours`;
  refuseIf(
    !off && link.state === 'other',
    isTaken,
    'move it away, or link to the program under another name',
  );
  const isPart = 'this copy of cs-memory has no bin/cs-memory';
  refuseIf(!off && program === undefined, isPart, 'npm install --global puts the command on the PATH');
  const path = link.isOnPath
    ? ''
    : '\nThat folder is not on your PATH yet: add it in your shell configuration.';
  return {
    isOn: () => isOurs && link.target === program,
    isOurs,
    already: `${link.path} already points here`,
    about: `This links ${link.path} to ${program}, so that \`cs-memory\` works in every terminal.${path}`,
    removed: isOurs ? `${link.path} was removed` : 'it was not set by cs-memory',
    add: () => {
      link.make(program ?? '');
      return 'Linked. `cs-memory setup --cli --off` removes it; run `setup --cli` again after the plugin was updated.';
    },
    remove: link.remove,
    json: (isOn) => ({ link: link.path, linked: isOn }),
  };
}
