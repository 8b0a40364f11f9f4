/** A URI without user names, passwords and query, for what is shown and logged. */
export function maskUri(uri: string): string {
  return uri.replace(/[?#].*$/s, '').replace(/^([a-z0-9+.-]+:\/\/)[^/]*@/i, '$1');
}
