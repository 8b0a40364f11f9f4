import { createHash } from 'node:crypto';
import type { Note } from '../../src/core/note.ts';
import type { NoteAddition, NoteStore, NotesRef } from '../../src/core/ports.ts';
import { addLines } from '../../src/git/note-tree.ts';

/** The texts of one ref's notes, by annotated object. */
type Tree = ReadonlyMap<string, string>;

/** Notes in memory, with what a test does to them behind the port's back. */
export interface MemoryNoteStore extends NoteStore {
  /** Sets the text of one note, as a merge or a rewrite would; '' removes the note. */
  put(namespace: string, object: string, text: string): void;
  removeRef(namespace: string): void;
  /** Forgets every commit but the present ones, as a purge does: `changed` from an old one then throws. */
  forgetHistory(): void;
  /** How often each verb was called. */
  readonly calls: Record<'refs' | 'read' | 'changed' | 'add', number>;
}

function textsThatDiffer(namespace: string, from: Tree, to: Tree): Note[] {
  const objects = new Set([...from.keys(), ...to.keys()]);
  return [...objects]
    .filter((object) => from.get(object) !== to.get(object))
    .map((object) => ({ namespace, object, text: to.get(object) ?? '' }));
}

/** A NoteStore without git: every state of a ref has an oid, and all states stay known until told otherwise. */
export function createMemoryNoteStore(): MemoryNoteStore {
  const heads = new Map<string, string>();
  const trees = new Map<string, Tree>();
  const calls = { refs: 0, read: 0, changed: 0, add: 0 };

  function treeAt(oid: string): Tree {
    const tree = trees.get(oid);
    if (tree === undefined) throw new Error(`no commit ${oid}`);
    return tree;
  }

  function headTree(namespace: string): Tree {
    const oid = heads.get(namespace);
    return oid === undefined ? new Map() : treeAt(oid);
  }

  function commit(namespace: string, tree: Tree): void {
    const hash = createHash('sha1').update(`${namespace}\n${heads.get(namespace) ?? ''}\n`);
    const oid = hash.update(JSON.stringify([...tree])).digest('hex');
    trees.set(oid, tree);
    heads.set(namespace, oid);
  }

  function put(namespace: string, object: string, text: string): void {
    const tree = new Map(headTree(namespace));
    if (text === '') tree.delete(object);
    else tree.set(object, text);
    commit(namespace, tree);
  }

  function refs(): NotesRef[] {
    return [...heads].map(([namespace, oid]) => ({ namespace, oid }));
  }

  function addAll(additions: readonly NoteAddition[]): void {
    for (const namespace of new Set(additions.map((addition) => addition.namespace))) {
      const tree = new Map(headTree(namespace));
      for (const addition of additions) {
        if (addition.namespace !== namespace) continue;
        tree.set(addition.anchor, addLines(tree.get(addition.anchor) ?? '', addition.lines));
      }
      commit(namespace, tree);
    }
  }

  return {
    calls,
    put,
    removeRef: (namespace) => void heads.delete(namespace),
    forgetHistory: () => {
      const kept = new Set(heads.values());
      for (const oid of [...trees.keys()]) if (!kept.has(oid)) trees.delete(oid);
    },
    refs: async () => {
      calls.refs += 1;
      return refs();
    },
    each: async ({ namespace, oid }, fromOid, take) => {
      if (fromOid === undefined) calls.read += 1;
      else calls.changed += 1;
      const from = fromOid === undefined ? new Map<string, string>() : treeAt(fromOid);
      for (const note of textsThatDiffer(namespace, from, treeAt(oid))) take(note);
    },
    read: async ({ namespace, oid }) => {
      calls.read += 1;
      return [...treeAt(oid)].map(([object, text]) => ({ namespace, object, text }));
    },
    changed: async (namespace, fromOid, toOid) => {
      calls.changed += 1;
      return textsThatDiffer(namespace, treeAt(fromOid), treeAt(toOid));
    },
    add: async (additions) => {
      calls.add += 1;
      addAll(additions);
      const touched = new Set(additions.map(({ namespace }) => namespace));
      return { refs: refs().filter(({ namespace }) => touched.has(namespace)), retries: 0 };
    },
  };
}
