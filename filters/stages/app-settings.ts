import { isPlaceholder } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/** One setting of a .NET configuration. */
const SETTING =
  /<\s{0,4}add\s{1,20}key\s{0,4}=\s{0,4}"(?<key>[^"\n<>]{1,80})"\s{1,20}value\s{0,4}=\s{0,4}"(?<value>[^"\n<>]{3,400})"/dg;

const SECRET_KEY = /pass(?!ive|age)|secret|token|pwd|api_?key/i;
const USER_KEY = /user|admin|login/i;
const CONNECTION_KEY = /connection_?string/i;
/** A connection string that logs in. */
const LOGIN = /\b(?:password|pwd|accountkey|sharedaccesskey)\s{0,4}=\s{0,4}(?<secret>[^;]{3,})/i;

/** Switches, numbers, paths, addresses, names of types: settings about secrets, not secrets. */
const NO_SECRET =
  /^(?:true|false|none|yes|no|on|off|enabled|disabled|[\d.,:]+|[~/\\].*|\w+:\/\/.*|[A-Za-z]:\\.*|\d{1,2}:\d\d(?::\d\d)?|[A-Za-z]+(?:[.,]\s?[A-Za-z]+)+|[\w.-]+\.(?:aspx|html?|config|xml|json|cer|pfx|txt))$/i;

/** How far from a secret setting one with a user name belongs to it, in characters. */
const MAX_DISTANCE = 400;

interface Setting {
  readonly start: number;
  readonly end: number;
  readonly key: string;
}

/**
 * Points at settings of .NET configurations (`<add key="SmtpPassword" value="…"/>`) that hold a secret, names and all,
 * and at the user names beside them.
 */
export const appSettingsStage: FilterStage = {
  name: 'app-settings',
  scan(text): readonly StageFinding[] {
    if (!/<\s*add\s/.test(text)) return [];
    const users: Setting[] = [];
    const secrets: Setting[] = [];
    for (const { groups, indices } of text.matchAll(SETTING)) {
      const { key = '', value = '' } = groups ?? {};
      const start = indices?.groups?.['key']?.[0];
      const end = indices?.groups?.['value']?.[1];
      if (start === undefined || end === undefined) continue;
      const setting = { key, start, end };
      if (isSecret(key, value)) secrets.push(setting);
      else if (USER_KEY.test(key) && !isPlaceholder(value) && !NO_SECRET.test(value)) users.push(setting);
    }
    return [...secrets, ...besideSecret(users, secrets)].map(({ start, end }) => ({
      kind: 'app-setting',
      start,
      end,
    }));
  },
};

function isSecret(key: string, value: string): boolean {
  if (CONNECTION_KEY.test(key)) return !isPlaceholder(LOGIN.exec(value)?.groups?.['secret'] ?? '');
  return SECRET_KEY.test(key) && !isPlaceholder(value) && !NO_SECRET.test(value);
}

/** Both lists are sorted, and walked once. */
function besideSecret(users: readonly Setting[], secrets: readonly Setting[]): readonly Setting[] {
  let next = 0;
  return users.filter(({ start, end }) => {
    while ((secrets[next]?.end ?? Number.POSITIVE_INFINITY) < start - MAX_DISTANCE) next += 1;
    return (secrets[next]?.start ?? Number.POSITIVE_INFINITY) <= end + MAX_DISTANCE;
  });
}
