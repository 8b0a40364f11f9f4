import type { EmbedderSettings } from '../../core/embedding-models.ts';
import type { POST_STEPS, WrittenSettings } from './config-schema.ts';

/** The switch that each step is another name for: section and key. */
export const STEP_SWITCHES: Readonly<Record<(typeof POST_STEPS)[number], readonly [string, string]>> = {
  'flush-memory-queue': ['flush', 'enabled'],
  'learn-from-answer': ['answers', 'enabled'],
  'note-progress': ['progress', 'enabled'],
  sync: ['sync', 'auto'],
};

type Step = NonNullable<WrittenSettings['postSteps']>[number];

function sectionsOf(steps: readonly Step[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    steps.map((step) => {
      const { name, enabled = true } = typeof step === 'string' ? { name: step } : step;
      const [section, key] = STEP_SWITCHES[name];
      return [section, { [key]: enabled }];
    }),
  );
}

/** `files`, in any case, stands for `full`: what a file was like at its commit has no room at the start of a session. */
function levelOf(level: string | undefined): { readonly hydrationLevel?: 'summary' | 'full' } {
  if (level === undefined) return {};
  return { hydrationLevel: level.toLowerCase() === 'summary' ? 'summary' : 'full' };
}

/** The settings of a file under the names that they have today, which win over the older ones beside them. */
export function byTodaysNames({ lifecycle, postSteps = [], ...settings }: WrittenSettings) {
  const steps = sectionsOf([...(lifecycle?.commands?.['*']?.postSteps ?? []), ...postSteps]);
  const { flush, answers, progress, sync } = settings;
  const { hydrationLevel, ...sessionMemory } = { ...lifecycle?.sessionMemory, ...settings.sessionMemory };
  return {
    ...settings,
    postToolCapture: { ...lifecycle?.postToolCapture, ...settings.postToolCapture },
    sessionMemory: { ...sessionMemory, ...levelOf(hydrationLevel) },
    flush: { ...steps['flush'], ...flush },
    answers: { ...steps['answers'], ...answers },
    progress: { ...steps['progress'], ...progress },
    sync: { ...steps['sync'], ...sync },
  };
}

export type FileSettings = ReturnType<typeof byTodaysNames>;

type Sections = { readonly [Name in keyof Omit<FileSettings, '$schema'>]-?: NonNullable<FileSettings[Name]> };
type Value<Written> = Written extends readonly (infer Item)[] ? readonly Item[] : Written;
/** A section with a value for every setting, but for those that have no default. */
type Whole<Section, Open extends keyof Section = never> = {
  readonly [Key in Exclude<keyof Section, Open>]-?: Value<Exclude<Section[Key], undefined>>;
} & { readonly [Key in Open]?: Exclude<Section[Key], undefined> };

interface Special {
  readonly distil: Whole<Sections['distil'], 'modelName'>;
  readonly handoff: Whole<Sections['handoff'], 'command'>;
  readonly filters: Whole<Omit<Sections['filters'], 'allow'>> & {
    readonly allow: { readonly values: readonly string[]; readonly paths: readonly string[] };
  };
  readonly embedder: EmbedderSettings;
  readonly index: Whole<Sections['index'], 'uri' | 'name'>;
}

/** Every setting with its value, as the schema has it; config-describe.ts says what each does. */
export type Config = {
  readonly [Name in Exclude<keyof Sections, keyof Special>]: Sections[Name] extends boolean
    ? boolean
    : Whole<Sections[Name]>;
} & Special;
