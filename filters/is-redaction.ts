import { redaction } from './markers.ts';
import type { Finding } from './types.ts';

/** Whether a finding hides a value behind a marker. Others clean: characters nobody sees go, a home becomes `~`. */
export function isRedaction(finding: Pick<Finding, 'kind' | 'replacement'>): boolean {
  return redaction(finding).includes('[REDACTED:');
}
