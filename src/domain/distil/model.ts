import { FEATURE_COUNT, type Features } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/**
 * A logistic regression: how sure a careful reader would keep a candidate, 0…1. Trained by scripts/train-worth.ts on blocks of whole sessions
 * that were graded by reading; weights.json holds them as signed bytes, `scale` makes numbers of them.
 */
const bytes = Buffer.from(weights.bytes, 'base64');

if (bytes.length !== FEATURE_COUNT)
  throw new Error(`weights.json has ${bytes.length} weights for ${FEATURE_COUNT} features: train again`);

/** How much a candidate with these features is worth, 0…1. Pure. */
export function worthOf(features: Features): number {
  let sum = 0;
  for (const [index, value] of features) sum += bytes.readInt8(index) * weights.scale * value;
  return 1 / (1 + Math.exp(-sum));
}
