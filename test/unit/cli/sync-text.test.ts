import { expect, it } from 'vitest';
import { reportText } from '../../../src/app/cli/commands/sync-text.ts';
import type { NamespaceSync, SyncReport } from '../../../src/share/sync/report.ts';

const none = { memories: 0, lines: 0 };
const report = (of: Partial<NamespaceSync>, more: Partial<SyncReport> = {}): SyncReport => ({
  remote: 'origin',
  urls: [],
  agreed: true,
  retries: 0,
  twins: 0,
  returned: 0,
  withoutForce: 0,
  kept: [],
  dryRun: false,
  namespaces: [{ ns: 'decisions', pulled: 'merged', pushed: true, received: none, sent: none, ...of }],
  ...more,
});

it('a sync tells of one as of one, and of a rating as of a change', () => {
  const rating = { memories: 0, lines: 1 };
  expect(reportText(report({ received: rating, sent: rating }))).toBe(
    'decisions: 1 change received, 1 change sent',
  );
  expect(reportText(report({ pulled: 'adopted', pushed: false, dropped: 1 }))).toBe(
    'decisions: 1 memory dropped here, because the remote no longer has it',
  );
  expect(reportText(report({}, { withoutForce: 1 }))).toContain(
    '1 line there would remove a memory of yours, but nobody you trust wrote it, so it is ignored',
  );
});

it('what is gone there may have been of here', () => {
  const problem = {
    kind: 'rewritten-there',
    missing: 1,
    purged: 0,
    had: 'a',
    has: 'b',
    older: false,
  } as const;
  expect(reportText(report({ problem }))).toContain('1 memory that was there is gone');
});
