// Whether a model distils sessions, and by what it is reached: apart, since hooks only ask whether there is one.
import { waitsForModel } from '../services/background/auto-distil.ts';
import type { Spooling } from './spool.ts';

/**
 * What a model is reached by, of the environment of the user's client: the job that asks one is given these too. The client's own login is in files, in the system's keychain, or in these.
 */
export const MODEL_VARIABLES = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_BASE_URL',
  'ANTHROPIC_CUSTOM_HEADERS',
  'CLAUDE_CODE_OAUTH_TOKEN',
  'CLAUDE_CONFIG_DIR',
  'CLAUDE_CODE_USE_BEDROCK',
  'CLAUDE_CODE_USE_VERTEX',
  'AWS_REGION',
  'AWS_PROFILE',
  'AWS_BEARER_TOKEN_BEDROCK',
  'CLOUD_ML_REGION',
  'ANTHROPIC_VERTEX_PROJECT_ID',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'NODE_EXTRA_CA_CERTS',
] as const;

/** Whether the user's settings have a model distil the sessions of this place. */
export const hasModel = ({ config, home }: Pick<Spooling, 'config' | 'home'>): boolean =>
  config.answers.enabled && config.distil.model !== 'none' && !home.isUserStore;

/** Whether there is a session that a model is to be asked about now. Reads the states of all, so it is asked behind a session only. */
export const isAnyForModel = ({ states }: Pick<Spooling, 'states'>, nowMs: number): boolean =>
  states.list().some((session) => waitsForModel(states.read(session), nowMs));
