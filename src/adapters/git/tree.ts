/** One entry of a tree object. */
export interface TreeEntry {
  /** UTF-8 file name. */
  readonly name: string;
  readonly oid: string;
  readonly isTree: boolean;
}

const SPACE = 32;
const TREE_MODE = '40000';

/**
 * Parses the content of a tree object: `<mode> <name>\0<raw object name>`, over and over. The object names are
 * 20 bytes long, or 32 in a SHA-256 repository: `oidHexDigits` (40 or 64) says which.
 */
export function parseTree(content: Buffer, oidHexDigits: number): TreeEntry[] {
  const oidBytes = oidHexDigits / 2;
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(SPACE, at);
    const nul = content.indexOf(0, space);
    entries.push({
      isTree: content.toString('latin1', at, space) === TREE_MODE,
      name: content.toString('utf8', space + 1, nul),
      oid: content.toString('hex', nul + 1, nul + 1 + oidBytes),
    });
    at = nul + 1 + oidBytes;
  }
  return entries;
}
