import { isFilledIn } from '../judge/placeholder.ts';
import type { FilterStage, StageFinding } from '../types.ts';

/**
 * Settings of Azure's EnvironmentCredential, in every spelling: tenant, client and secret. Who has one of them mostly has
 * all three, so name and value go.
 */
const SETTING =
  /["']?(?:(?<tenant>(?:azure|ad)_?tenant_?id)|(?:azure)?_?client_?(?:(?<client>id)|secret))["']?\s{0,8}(?::=|=>|[:=])\s{0,8}["']?(?<value>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[\w.~-]{40})(?![\w.~-])["']?/gi;

const UUID = /^[0-9a-f-]{36}$/i;
/** What manuals print: zeroes and one, or the same digit throughout. */
const EXAMPLE = /^(?:0{8}-0{4}-0{4}-0{4}-0{11}\d|(?:([0-9a-f])\1*-){4}[0-9a-f]+|12345678-)/i;

/** Points at the identity of an Azure application: tenant id, client id, client secret. */
export const azureIdentitiesStage: FilterStage = {
  name: 'azure-identities',
  scan(text): readonly StageFinding[] {
    if (!/tenant_?id|client_?(?:id|secret)/i.test(text)) return [];
    return Array.from(text.matchAll(SETTING))
      .filter(({ groups }) => isIdentity(groups?.['value'] ?? '', isId(groups)))
      .map(({ 0: setting, index, groups }) => {
        const kind =
          groups?.['tenant'] !== undefined ? 'tenant-id' : isId(groups) ? 'client-id' : 'client-secret';
        return { kind, start: index, end: index + setting.length };
      });
  },
};

const isId = (groups: Readonly<Record<string, string>> | undefined): boolean =>
  groups?.['tenant'] !== undefined || groups?.['client'] !== undefined;

/** Ids are UUIDs, secrets have forty characters. */
function isIdentity(value: string, id: boolean): boolean {
  return UUID.test(value) === id && !EXAMPLE.test(value) && !isFilledIn(value);
}
