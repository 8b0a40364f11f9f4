/** Hosts where anybody can look at a repository that its owner has not closed. */
const FORGES = ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'gitea.com', 'git.sr.ht'];

/** A URL with a scheme, taken apart as git does: scheme, who, host, port, path. */
const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/@]*)@)?(\[[^\]]*\]|[^/:]*)(?::(\d+))?(\/.*)?$/i;
/** `user@host:path`, git's short form for ssh; a colon behind a slash is part of a local path (git-fetch(1), GIT URLS). */
const SHORT_SSH = /^(?:([^/@:]+)@)?(\[[^\]]*\]|[^/:]+):(?!\/\/)(.*)$/;

/** The host that an address of a remote names, in lower case; undefined for a folder of this machine. */
export function hostOf(url: string): string | undefined {
  const [, scheme, , host] = WITH_SCHEME.exec(url) ?? [];
  if (scheme !== undefined) return scheme.toLowerCase() === 'file' ? undefined : host?.toLowerCase();
  return SHORT_SSH.exec(url)?.[2]?.toLowerCase();
}

/** Whether the host is one of the well-known ones where a repository may be open to everybody. */
export function isKnownForge(url: string): boolean {
  const host = hostOf(url)?.replace(/^(?:www|ssh|altssh)\./, '');
  return host !== undefined && FORGES.includes(host);
}

/** The https address of the same repository for a stranger; undefined where nobody can tell. */
export function anonymousUrl(url: string): string | undefined {
  const [, scheme, , host, port, path = ''] = WITH_SCHEME.exec(url) ?? [];
  if (scheme !== undefined && /^https?$/i.test(scheme))
    return `${scheme.toLowerCase()}://${host}${port ? `:${port}` : ''}${path}`;
  if (!isKnownForge(url)) return undefined;
  const where = scheme === undefined ? `/${SHORT_SSH.exec(url)?.[3] ?? ''}` : path;
  return `https://${hostOf(url)?.replace(/^(?:ssh|altssh)\./, '')}${where.replace(/^\/+/, '/')}`;
}

/** A text with its URLs' credentials masked: all before the `@` of an http address, passwords elsewhere, and what is behind a `?`. */
export function maskUrls(text: string): string {
  return text
    .replace(/\b(https?|ftps?):\/\/[^\s/@'"]*(?:@[^\s/@'"]*)*@/gi, '$1://***@')
    .replace(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/@:'"]*):[^\s/'"]*@/gi, (all, scheme: string, user: string) =>
      /^(?:https?|ftps?)$/i.test(scheme) ? all : `${scheme}://${user}:***@`,
    )
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s?'"]*)\?[^\s'"]*/gi, '$1?***');
}

/** Where the page of a commit is below that of its repository; most have GitHub's way. */
const COMMIT_PATHS: Readonly<Record<string, string>> = {
  'gitlab.com': '-/commit',
  'bitbucket.org': 'commits',
};

/** An address without anything that a terminal, or a browser, could take for something else. */
const PLAIN = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)+$/;

/** The page of a commit on the forge that a remote's address names; undefined where that is none we know. Nothing of who asks is in it. Pure. */
export function commitUrl(remoteUrl: string, oid: string): string | undefined {
  if (!isKnownForge(remoteUrl) || !/^[0-9a-f]{7,64}$/.test(oid)) return undefined;
  const page = anonymousUrl(remoteUrl)
    ?.replace(/\/+$/, '')
    .replace(/\.git$/, '');
  if (page === undefined || !PLAIN.test(page)) return undefined;
  return `${page}/${COMMIT_PATHS[hostOf(page) ?? ''] ?? 'commit'}/${oid}`;
}
