// Export and import are wired apart from the rest: no hook needs them.
import { createForeignNotes } from '../adapters/git/foreign-notes.ts';
import { currentBranch } from '../adapters/git/locate.ts';
import { createObjectReader } from '../adapters/git/object-reader.ts';
import { CsError } from '../domain/errors.ts';
import type { Scope } from '../domain/scope.ts';
import type { CodeCommits } from '../ports/code.ts';
import { createExport } from '../services/interchange/export-memories.ts';
import { createImport } from '../services/interchange/import-memories.ts';
import { createImportNotes } from '../services/interchange/import-notes.ts';
import { createStreamedImport } from '../services/interchange/import-stream.ts';
import type { Wired, WireOptions } from '../wire.ts';
import { gitOf, wireCommits } from './look.ts';

export interface Interchange {
  /** Of the user's own store, or of this place's. */
  readonly exportOf: (scope: Scope) => ReturnType<typeof createExport>;
  readonly importAll: ReturnType<typeof createStreamedImport>;
  /** Throws USAGE outside of a repository. */
  readonly planNotesImport: (parseYaml: (text: string) => unknown) => ReturnType<typeof createImportNotes>;
  readonly commits: CodeCommits;
  close(): void;
}

/** What takes memories out and in, on top of what `wire` gave for the same options. */
export function wireInterchange(options: WireOptions, wired: Wired): Interchange {
  const { home, own, user, filters } = wired;
  const clock = options.clock ?? Date.now;
  const storeOf = (scope: Scope) => (scope === 'user' ? user : own);
  const { commits, close } = wireCommits(options, wired);
  const git = gitOf(options, wired);
  const reader = createObjectReader(git);
  const branch = home.isUserStore ? undefined : currentBranch(home.place.gitDir);
  const records = { filters, clock, branch };
  const planImport = createImport({ ...records, storeOf, commits });
  return {
    exportOf: (asked) => {
      const { notes, scope } = storeOf(asked);
      return createExport({ notes, scope, filters, clock });
    },
    importAll: createStreamedImport(planImport),
    planNotesImport: (parseYaml) => {
      if (home.isUserStore)
        throw new CsError('USAGE', 'there is no repository here, and therefore no notes to import');
      const foreign = createForeignNotes({ git, reader });
      const { repository } = own;
      return createImportNotes({ ...records, foreign, commits, repository, planImport, parseYaml });
    },
    commits,
    close: () => {
      close();
      reader.close();
    },
  };
}
