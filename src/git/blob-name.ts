import { createHash } from 'node:crypto';

/** The name git gives a blob with this content. */
export function blobName(content: Buffer, oidHexDigits: number): string {
  return createHash(oidHexDigits === 64 ? 'sha256' : 'sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}
