import { wireSettings } from '../../wire/config.ts';
import { print, printJson } from '../io.ts';
import { setting } from '../setting.ts';
import { agreed, type SetupExtraOptions } from './setup-extras.ts';

/** The words of `setup` for the model that distils. */
export interface SetupDistilOptions extends SetupExtraOptions {
  readonly distil?: true | 'claude' | 'anthropic';
}

const WHAT = {
  claude:
    'When a session has ended, Claude Code itself is asked once, in the background and with your own login, what in it is worth remembering. It receives a digest of at most 8,000 tokens, with secrets filtered out, gets no tools and saves no session. With a small model (haiku) this costs about one cent per session, at most $0.25 a day (distil.maxUsdPerDay); with a subscription it counts towards your usage.',
  anthropic:
    "When a session has ended, Anthropic's API (or ANTHROPIC_BASE_URL) is asked once, in the background and with your ANTHROPIC_API_KEY, what in it is worth remembering. It receives a digest of at most 8,000 tokens, with secrets filtered out. With a small model this costs about one cent per session, at most $0.25 a day (distil.maxUsdPerDay).",
} as const;

/** `setup --distil`: a model distils sessions that are over; `--off` ends that. In the user's own settings, for all projects. */
export async function setUpDistil({
  distil = true,
  off,
  dryRun,
  yes,
  json,
}: SetupDistilOptions): Promise<void> {
  const settings = wireSettings(setting().cwd, process.env);
  const { config } = await settings.read();
  const tell = (words: string, model: string): void =>
    json ? printJson({ distil_model: model }) : print(words);
  if (off) {
    if (!dryRun && config.distil.model !== 'none') await settings.set('user', 'distil.model', undefined);
    return tell(
      'sessions are distilled by rules on this machine; no model is asked',
      dryRun ? config.distil.model : 'none',
    );
  }
  const model = distil === true ? 'claude' : distil;
  if (config.distil.model === model) return tell(`distil.model is already "${model}"`, model);
  if (!json) print(WHAT[model]);
  if (dryRun) return tell('Nothing was done: --dry-run.', config.distil.model);
  if (!(await agreed({ yes, json })))
    return tell('Nothing was done: the rules on this machine keep doing it.', config.distil.model);
  const { file } = await settings.set('user', 'distil.model', model);
  tell(
    `Set in ${file}. \`cs-memory setup --distil --off\` undoes this; \`cs-memory status\` shows what it cost.`,
    model,
  );
}
