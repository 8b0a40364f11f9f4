import table from '../data/webhooks.json';
import { lowerCaseOf } from '../hints.ts';
import { isFilledIn } from '../judge/placeholder.ts';
import { withFragments } from '../pattern-rule.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/**
 * URLs that let in whoever knows them: kind, what the URL always holds, host and path. The host is matched without
 * regard to case, any subdomain before it is taken along, and so is what follows in the path and the query. Kinds do not repeat
 * eight letters of the host: what is left of a secret is measured in runs of eight.
 */
const WEBHOOKS = table as unknown as readonly (readonly [
  kind: string,
  keyword: string,
  hostAndPath: string,
])[];

/** What rows name. Of services that people host themselves the scheme must be there: paths of source files look the same. */
const FRAGMENTS: Readonly<Record<string, string>> = {
  anyHost: String.raw`(?<=://(?:[\w-]+\.){0,6})[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?`,
  // also ones that are no hexadecimal: what stands there is hidden whoever made it up
  uuid: '[0-9a-z]{8}(?:-[0-9a-z]{4}){3}-[0-9a-z]{12}',
};

/** What may follow in the URL. */
const REST = String.raw`(?:\\?[/?&=#][^\s"'\x60<>\\)\]},;|]{0,2000})?`;

const patterns = new Map<string, RegExp>();

/** Points at webhooks and other URLs whose path is the credential: the whole URL, with its scheme. */
export const webhookUrlsStage: FilterStage = {
  name: 'webhook-urls',
  scan(text): readonly StageFinding[] {
    if (!/:(?:\\?\/){2}|hooks?\./i.test(text)) return [];
    const lower = lowerCaseOf(text);
    return WEBHOOKS.flatMap(([kind, keyword, hostAndPath]) =>
      lower.includes(keyword) ? find(text, kind, hostAndPath) : [],
    );
  },
};

function find(text: string, kind: string, hostAndPath: string): readonly StageFinding[] {
  const pattern =
    patterns.get(hostAndPath) ??
    new RegExp(
      `(?:(?:https?|wss?)://)?(?<![\\w.-])(?:[\\w-]+\\.){0,6}${withFragments(hostAndPath, FRAGMENTS)}`.replaceAll(
        '/',
        '\\\\?/',
      ) + REST,
      'gi',
    );
  patterns.set(hostAndPath, pattern);
  return Array.from(text.matchAll(pattern))
    .filter(({ 0: url }) => !isFilledIn(url) && !/\/(?:your|example|T0{4,}|X{4,})/i.test(url))
    .map(({ 0: url, index }) => ({ kind, start: index, end: index + url.length }));
}
