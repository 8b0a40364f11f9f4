import { resolve } from 'node:path';

/** What users run. TEST_HOOK_DIST names another build of it, for work on the sources. */
export const DIST = process.env['TEST_HOOK_DIST'] ?? resolve(import.meta.dirname, '../../plugins/cs/dist');
