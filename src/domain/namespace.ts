/** Where every namespace's notes ref lives. */
export const NOTES_PREFIX = 'refs/notes/cs/';

/** The kinds of memory that come with the product; any other name that git accepts in a ref is one too. */
export const NAMESPACES = ['learnings', 'decisions', 'blockers', 'progress', 'patterns', 'handoffs'] as const;

/** What sessions of one place hand on: told by recovery alone, and never shared. */
export const HANDOFFS = 'handoffs';

/** What a memory in a namespace is called when nobody said its kind. */
const DEFAULT_KINDS: Readonly<Record<string, string>> = {
  learnings: 'note',
  decisions: 'decision',
  blockers: 'blocker',
  progress: 'progress',
  patterns: 'pattern',
  handoffs: 'handoff',
};

export function defaultKind(namespace: string): string {
  // A namespace may be called `constructor`: only what stands in the list counts.
  return (Object.hasOwn(DEFAULT_KINDS, namespace) && DEFAULT_KINDS[namespace]) || 'note';
}

/** What git refuses anywhere in a ref name (git-check-ref-format(1), rules 3 to 10). */
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$/;

/** Whether git would accept `refs/notes/cs/<name>`. A namespace may have several levels (`team/learnings`). */
export function isNamespace(name: string): boolean {
  if (name === '' || name.length > 200 || FORBIDDEN.test(name)) return false;
  return name.split('/').every((part) => part !== '' && !/^[.-]|\.$|\.lock$/.test(part));
}

export function notesRef(namespace: string): string {
  return NOTES_PREFIX + namespace;
}

/** The namespace of a notes ref; undefined for a ref that is not ours. */
export function namespaceOf(ref: string): string | undefined {
  return ref.startsWith(NOTES_PREFIX) ? ref.slice(NOTES_PREFIX.length) : undefined;
}
