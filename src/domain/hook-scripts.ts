import { HOOK_SCRIPTS } from './settings-hooks.ts';

/** By this line a script is known as ours. */
export const SCRIPT_MARK = '# cs-memory, written by: cs-memory setup';

/** Below the user's data folder: links to the program and to the node that setup was run with. */
export const POINTER_FOLDER = 'cs-memory/setup';

/** What the user is told, once at the start of a session, where it cannot start. */
const NO_NODE =
  'cs-memory is off: it could not start. It needs Node.js 20 or newer on the PATH (try: node --version).';
const NO_PROGRAM = 'cs-memory is off: its program is not where it was. Run its setup again: cs-memory setup';

const message = (text: string): string => JSON.stringify({ systemMessage: text });

/**
 * The text of one of the six scripts. It finds node (on the PATH, else the one that setup was run with) and the program (by setup's
 * link), and becomes it: stdin, stdout and time-outs are the program's own. It ends with 0 and says nothing where there is no node,
 * but for one message at the start of a session; and nothing at all where cs-memory was never set up, since the scripts of a project may
 * be part of its repository, and not everybody who works on it has cs-memory.
 */
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
