import type { SalienceContext } from '../../src/domain/salience/types.ts';
import type { Embedder } from '../../src/ports/embedder.ts';
import { embedForSalience } from '../../src/services/handoff/salient.ts';
import type { Moment } from './ablation.ts';

/** The moment with vectors of all that is compared by meaning, as the service would give them. */
export async function withVectors<M extends Moment>(moment: M, embedder: Embedder | undefined): Promise<M> {
  if (embedder === undefined) return moment;
  const context: SalienceContext = {
    ...moment.context,
    vectors: await embedForSalience(embedder, moment.memories, moment.context),
  };
  return { ...moment, context };
}
