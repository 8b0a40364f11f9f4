import { errorMessage } from '../../domain/errors.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { VectorKeeper } from '../../ports/vectors.ts';
import type { Check } from './doctor.ts';

export interface MeaningPorts {
  /** Undefined where LanceDB is not installed. */
  load(): Promise<
    | {
        readonly embedder: Pick<Embedder, 'embed' | 'close'>;
        readonly vectors: readonly { readonly index: Pick<VectorKeeper, 'nearest' | 'isCurrent'> }[];
      }
    | undefined
  >;
}

const INSTALL = 'cs-memory setup --semantic fixes it; until then recall goes by words alone';

/** Whether recall by meaning, which is set up, works: recall itself goes on by words and says nothing. Loads the model. Never throws. */
export async function checkMeaning({ load }: MeaningPorts): Promise<Check> {
  const name = 'meaning';
  try {
    const loaded = await load();
    if (loaded === undefined)
      return { name, state: 'fail', detail: 'LanceDB is not installed', hint: INSTALL };
    const { embedder, vectors } = loaded;
    const [question] = await embedder.embed(['does it answer?'], 'query').finally(embedder.close);
    let isCurrent = true;
    for (const { index } of vectors) {
      if (question !== undefined) await index.nearest(question, { limit: 1, nowMs: 0 });
      isCurrent = (await index.isCurrent()) && isCurrent;
    }
    if (isCurrent) return { name, state: 'ok', detail: 'the model answers, and all memories have vectors' };
  } catch (error) {
    const { hint = INSTALL } = error as { hint?: string };
    return { name, state: 'fail', detail: errorMessage(error), hint };
  }
  const detail = 'the model answers; some memories have no vectors yet and are found by words';
  return { name, state: 'warn', detail, hint: '`cs-memory maintain reindex --update` creates them now' };
}
