/**
 * FNV-1a, 64 bits, as 16 hex digits (G. Fowler, L. C. Noll, K.-P. Vo; draft-eastlake-fnv): to tell texts apart that nobody
 * chooses against us. For hot paths: loading node:crypto costs a capture a tenth of a node start.
 */
export function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
