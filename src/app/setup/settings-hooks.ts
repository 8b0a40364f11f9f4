import { hooks } from '../../../hooks.json';
import { groupBy } from '../../core/basics.ts';
import { CsError } from '../../core/errors.ts';
import {
  held,
  insertions,
  type JsonNode,
  plainValue,
  propertyOf,
  removals,
  type TextEdit,
} from '../../core/json-text.ts';

/** One command of a hook, in the client's words; `timeout` in seconds. */
export interface SettingsHook {
  readonly type: 'command';
  readonly command: string;
  readonly args: readonly string[];
  readonly timeout: number;
}

export type HookGroups = Readonly<
  Record<string, readonly { readonly matcher?: string; readonly hooks: readonly SettingsHook[] }[]>
>;

/** The scripts that setup writes, and the events each of them serves: together all that the plugin has. */
export const HOOK_SCRIPTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  groupBy(Object.keys(hooks), scriptOf),
);

/** `SessionStart` by `session-start`; what happens around tools, and whatever stops, by one script each. */
function scriptOf(event: string): string {
  const served = event.replace(/^(?:Pre|Post)Tool.*/, 'ToolUse').replace(/^.*Stop$/, 'Stop');
  return `cs-memory-${served.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.sh`;
}

const OURS = /(?:^|[\\/])(cs-memory-[a-z-]+\.sh)(?=$|["'\s])/;

/** Which settings file: the project's, the user's own, or the project's that is not committed. */
export type SettingsScope = 'project' | 'user' | 'local';

/** Seconds. In a settings file it is also what the client waits for everybody's hooks at a session's end (2.1.330; not of a plugin's). */
const SESSION_END_TIMEOUT = 2;

/** The plugin's hooks as settings. A script is told its event and where its hook stands; `quiet` where the plugin says nothing, either. */
export function settingsHooks(folder: string, scope: SettingsScope): HookGroups {
  const entry = (event: string, args: readonly string[], declared: number): SettingsHook => {
    const timeout = event === 'SessionEnd' ? SESSION_END_TIMEOUT : declared;
    const more = event === 'SessionStart' && !args.includes('-o') ? ['quiet'] : [];
    const command = `${folder}/${scriptOf(event)}`;
    return { type: 'command', command, args: [event, scope, ...more], timeout };
  };
  return Object.fromEntries(
    Object.entries(hooks).map(([event, groups]) => [
      event,
      groups.map((group) => ({
        ...group,
        hooks: group.hooks.map(({ args, timeout }) => entry(event, args, timeout)),
      })),
    ]),
  );
}

function isOurs(hook: JsonNode): boolean {
  const command = held(propertyOf(hook, 'command'))?.value;
  const name = typeof command === 'string' ? OURS.exec(command)?.[1] : undefined;
  return name !== undefined && Object.hasOwn(HOOK_SCRIPTS, name);
}

const nameOf = (property: JsonNode): string => String(property.children?.[0]?.value);

const itemsOf = (property: JsonNode | undefined): readonly JsonNode[] => held(property)?.children ?? [];

/** Of a settings file its events, of a group its hooks. */
const hooksOf = (node: JsonNode | undefined): readonly JsonNode[] => itemsOf(propertyOf(node, 'hooks'));

const isAllOurs = (group: JsonNode): boolean => hooksOf(group).length > 0 && hooksOf(group).every(isOurs);

export function ourHooks(root: JsonNode | undefined): HookGroups {
  return Object.fromEntries(
    hooksOf(root).flatMap((event) => {
      const groups = itemsOf(event).filter((group) => hooksOf(group).some(isOurs));
      return groups.length === 0 ? [] : [[nameOf(event), groups.map(plainValue)]];
    }),
  ) as HookGroups;
}

/** Adds hooks to a settings file, at the end. Throws CONFIG_INVALID, with `name`, where it holds something else than the client reads. */
export function hookInsertions(text: string, root: JsonNode, wanted: HookGroups, name: string) {
  checkType(root, 'object', `${name} is not a JSON object`);
  const hooks = held(propertyOf(root, 'hooks'));
  if (hooks === undefined) return insertions(text, root, root, [{ key: 'hooks', value: wanted }]);
  checkType(hooks, 'object', `hooks in ${name} is not a JSON object`);
  const missing = Object.entries(wanted).filter(([event]) => propertyOf(hooks, event) === undefined);
  const lists = Object.entries(wanted).flatMap(([event, groups]) => {
    const list = held(propertyOf(hooks, event));
    if (list === undefined) return [];
    checkType(list, 'array', `hooks.${event} in ${name} is not a list`);
    const values = groups.map((value) => ({ value }));
    return insertions(text, root, list, values);
  });
  if (missing.length === 0) return lists;
  const added = missing.map(([key, value]) => ({ key, value }));
  return [...lists, ...insertions(text, root, hooks, added)];
}

function checkType(node: JsonNode, type: JsonNode['type'], message: string): void {
  if (node.type !== type)
    throw new CsError('CONFIG_INVALID', message, { hint: 'the client cannot read it either: fix it' });
}

/** What is an empty object or list before hooks are added, and so is one again without them: `hooks`, `hooks.Stop`. */
export function emptyPlaces(root: JsonNode): readonly string[] {
  const isEmpty = (property: JsonNode | undefined): boolean =>
    held(property) !== undefined && itemsOf(property).length === 0;
  const events = hooksOf(root).filter(isEmpty);
  const places = events.map((event) => `hooks.${nameOf(event)}`);
  return isEmpty(propertyOf(root, 'hooks')) ? ['hooks'] : places;
}

/** Takes our hooks out of a settings file, and what is empty without them but for the `kept` places. */
export function hookRemovals(text: string, root: JsonNode, kept: readonly string[]): readonly TextEdit[] {
  const property = propertyOf(root, 'hooks');
  const hooks = held(property);
  if (property === undefined || hooks === undefined) return [];
  const isGone = (event: JsonNode): boolean =>
    itemsOf(event).length > 0 && itemsOf(event).every(isAllOurs) && !kept.includes(`hooks.${nameOf(event)}`);
  const events = itemsOf(property);
  if (events.length > 0 && events.every(isGone) && !kept.includes('hooks'))
    return removals(text, root, (item) => item === property);
  const inside = events.filter((event) => !isGone(event)).flatMap((event) => fromList(text, held(event)));
  return [...removals(text, hooks, isGone), ...inside];
}

/** Out of one event's list: whole groups, and single hooks of groups that somebody added to. */
function fromList(text: string, list: JsonNode | undefined): readonly TextEdit[] {
  if (list === undefined) return [];
  const others = (list.children ?? []).filter((group) => !isAllOurs(group));
  const hooks = others.flatMap((group) => held(propertyOf(group, 'hooks')) ?? []);
  const single = hooks.flatMap((of) => (of.children?.some(isOurs) ? removals(text, of, isOurs) : []));
  return [...removals(text, list, isAllOurs), ...single];
}

/** By this line a script is known as ours. */
export const SCRIPT_MARK = '# cs-memory, written by: cs-memory setup';

/** Below the user's data folder: links to the program and to the node that setup was run with. */
export const POINTER_FOLDER = 'cs-memory/setup';

/** What the user is told, once at the start of a session, where it cannot start. */
const NO_NODE =
  'cs-memory is off: it could not start. It needs Node.js 20 or newer on the PATH (try: node --version).';
const NO_PROGRAM = 'cs-memory is off: its program is not where it was. Run its setup again: cs-memory setup';

const message = (text: string): string => JSON.stringify({ systemMessage: text });

/** One of the six scripts: it becomes the program. Without node it says so once a session; where cs-memory was never set up it says nothing, for it may be part of a repository. */
export function hookScript(name: string): string {
  const events = HOOK_SCRIPTS[name] ?? [];
  return `#!/bin/sh
${SCRIPT_MARK}
# Runs at ${events.join(', ')}. Taken away again by: cs-memory setup --undo
event=\${1:-${events[0]}}
data=$HOME/.local/share
case $XDG_DATA_HOME in /*) data=$XDG_DATA_HOME ;; esac # a relative one would lead into the project
at=$data/${POINTER_FOLDER}
hook=$at/program/hook.cjs
${name === 'cs-memory-session-start.sh' ? AT_START : ELSEWHERE}`;
}

const FIND_NODE = `node=node
command -v node >/dev/null 2>&1 || node=$at/node
`;

const ELSEWHERE = `[ -f "$hook" ] || exit 0
${FIND_NODE}[ "$node" = node ] || [ -x "$node" ] || exit 0
exec "$node" "$hook" "$event" "\${0%/*}:$2"
`;

const AT_START = `quiet=$3
tell() {
  [ "$quiet" = quiet ] || printf '%s\\n' "$1"
  exit 0
}
if [ ! -f "$hook" ]; then
  [ -L "$at/program" ] || exit 0
  tell '${message(NO_PROGRAM)}'
fi
${FIND_NODE}"$node" "$hook" "$event" "\${0%/*}:$2" 2>/dev/null || tell '${message(NO_NODE)}'
`;
