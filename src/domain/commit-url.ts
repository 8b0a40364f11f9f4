import { anonymousUrl, hostOf, isKnownForge } from './remote-url.ts';

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
