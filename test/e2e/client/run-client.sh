#!/usr/bin/env bash
# run-client.sh: one session of the real Claude Code client, offline, against a scripted model.
#
# It enters a network namespace that has only loopback (and checks that), starts mock-anthropic.mjs in it,
# installs the plugin as a user would (--install) or loads it (--plugin), runs the client with an empty
# environment, feeds it the prompts in one session ("/compact" and "/your:command" are prompts too), waits
# for what the hooks left running, and collects everything in --out.
#
# Needs Linux, bash, node, git, unshare (util-linux), and `ip` (iproute2) or python3 to raise loopback; root,
# or user namespaces for everybody. Install the client with an exact version: on node < 22 a bare
# `npm install @anthropic-ai/claude-code` silently picks an old one, as newer ones declare node >= 22
# (the client is one binary and needs no node at all).
#
# Usage: run-client.sh --client PATH --script SCRIPT.json --repo DIR --out DIR [options] [-- CLIENT ARGS...]
#
#   --client PATH        the client                                   (default: $CLAUDE_BIN)
#   --script FILE        what the model says, see mock-anthropic.mjs; "${REPO}" in it is the repository
#   --repo DIR           the git repository the session runs in (its cwd)
#   --out DIR            results; created, must be empty or absent    (--force empties it)
#   --plugin DIR         load this plugin with --plugin-dir; may be repeated
#   --install MKT PLUGIN `claude plugin marketplace add MKT` and `claude plugin install PLUGIN`
#   --serve DIR          serve the bare git repositories in DIR as http://127.0.0.1:8788/<name>.git, for MKT
#   --prompt TEXT        a prompt; repeat for several turns           (default: "go")
#   --prompts FILE       a JSON array of prompts, see drive-client.mjs
#   --allow RULE         an --allowedTools rule; may be repeated. In print mode the client has TaskCreate and
#                        TaskUpdate only where a rule names them (default: they, Bash, Read, Edit, Write, Agent …)
#   --record             also load a plugin that writes every hook payload to hooks.jsonl
#   --home DIR           HOME of the client; the same one again for a later session (default: OUT/home)
#   --path PATH          PATH of the client and its hooks             (default: node's folder and the system's)
#   --env K=V            one more environment variable for the client; may be repeated
#   --model NAME         the model to ask for (changes only what the client sends)
#   --timeout S          of the whole session, default 120
#   --linger S           how long to wait at the most for processes that hooks left behind, default 60
#   --keys FILE          the terminal client in tmux instead, see press-keys.mjs
#   --force              empty OUT first
#
# Leaves in OUT
#   requests.jsonl       every request of the client: headers, body, and the scripted answer
#   stream.jsonl         its stream-json output; hook_response has exit code, stdout, stderr of each hook
#   debug.log            its own log: the only place that names PreCompact and SessionEnd hooks
#   stderr.txt rc install.log mock.log hooks.jsonl transcript.jsonl transcript-subagents/ home/
#   leftovers.txt        processes of this run still alive after --linger (empty when clean)
#   summary.json         see summarise-run.mjs
#
# Exit: the client's code; 124 timed out; 2 bad usage; 3 no usable namespace or client ("skipped").
set -euo pipefail
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
die() { echo "run-client.sh: $2" >&2; exit "$1"; }

if [ "${1:-}" != "--inner" ]; then
  SCRIPT= REPO= OUT= PROMPTS= HOME_DIR= CLIENT=${CLAUDE_BIN:-} RPATH= MODEL= TIMEOUT=120 LINGER=60 KEYS= FORCE= RECORD= SERVE=
  PLUGINS=() PROMPT=() ALLOW=() ENVS=() EXTRA=() INST_M=() INST_P=()
  while [ $# -gt 0 ]; do
    case $1 in
      --script) SCRIPT=$2; shift 2;; --repo) REPO=$2; shift 2;; --out) OUT=$2; shift 2;;
      --plugin) PLUGINS+=("$(realpath "$2")"); shift 2;;
      --install) INST_M+=("$2"); INST_P+=("$3"); shift 3;; --serve) SERVE=$(realpath "$2"); shift 2;;
      --prompt) PROMPT+=("$2"); shift 2;; --prompts) PROMPTS=$(realpath "$2"); shift 2;;
      --allow) ALLOW+=("$2"); shift 2;; --record) RECORD=1; shift;;
      --home) mkdir -p "$2"; HOME_DIR=$(realpath "$2"); shift 2;; --client) CLIENT=$2; shift 2;;
      --path) RPATH=$2; shift 2;; --env) ENVS+=("$2"); shift 2;; --model) MODEL=$2; shift 2;;
      --timeout) TIMEOUT=$2; shift 2;; --linger) LINGER=$2; shift 2;; --keys) KEYS=$(realpath "$2"); shift 2;;
      --force) FORCE=1; shift;;
      -h|--help) sed -n '2,/^set -euo/p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'; exit 0;;
      --) shift; EXTRA=("$@"); break;;
      *) die 2 "unknown option $1 (see --help)";;
    esac
  done
  [ -n "$SCRIPT" ] && [ -n "$REPO" ] && [ -n "$OUT" ] || die 2 "--script, --repo and --out are required"
  [ -f "$SCRIPT" ] || die 2 "no script file $SCRIPT"
  git -C "$REPO" rev-parse --git-dir >/dev/null 2>&1 || die 2 "$REPO is not a git repository"
  NODE=$(command -v node) || die 3 "node not found"
  [ -n "$CLIENT" ] && [ -x "$CLIENT" ] || die 3 "no client: give --client or CLAUDE_BIN"
  CLIENT=$(realpath "$CLIENT"); SCRIPT=$(realpath "$SCRIPT"); REPO=$(realpath "$REPO")
  [ -z "$FORCE" ] || rm -rf "$OUT"
  mkdir -p "$OUT"; OUT=$(realpath "$OUT")
  [ -z "$(ls -A "$OUT")" ] || die 2 "$OUT is not empty (pass --force)"
  mkdir -p "$OUT/tmp"
  [ -n "$HOME_DIR" ] || { HOME_DIR=$OUT/home; mkdir -p "$HOME_DIR"; }
  [ -n "$RPATH" ] || RPATH="$(dirname "$NODE"):/usr/local/bin:/usr/bin:/bin"
  [ ${#PROMPT[@]} -gt 0 ] || PROMPT=("go")
  [ ${#ALLOW[@]} -gt 0 ] || ALLOW=(Bash Read Edit Write Agent Task Skill WebFetch TaskCreate TaskUpdate)
  if [ -z "$PROMPTS" ]; then
    PROMPTS=$OUT/prompts.json
    "$NODE" -e 'require("fs").writeFileSync(process.argv[1], JSON.stringify(process.argv.slice(2)))' "$PROMPTS" "${PROMPT[@]}"
  fi
  if [ -n "$RECORD" ]; then
    "$NODE" "$HERE/make-recorder.mjs" "$OUT/recorder"
    PLUGINS+=("$OUT/recorder")
  fi
  # The inner half reads its settings from a file: nothing of our environment is passed on.
  { declare -p SCRIPT REPO OUT PROMPTS HOME_DIR CLIENT RPATH MODEL TIMEOUT LINGER KEYS SERVE NODE HERE
    declare -p PLUGINS ALLOW ENVS EXTRA INST_M INST_P; } > "$OUT/settings.sh"
  INNER=(env -i PATH="$RPATH:/usr/sbin:/sbin" bash "${BASH_SOURCE[0]}" --inner "$OUT/settings.sh")
  if [ "$(id -u)" = 0 ] && unshare -n true 2>/dev/null; then exec unshare -n "${INNER[@]}"
  elif unshare -rn true 2>/dev/null; then exec unshare -rn "${INNER[@]}"
  else die 3 "cannot make a network namespace (needs root or user namespaces for everybody)"; fi
fi

# ---------------------------------------------------------------- the half inside the namespace
# shellcheck disable=SC1090
source "$2"
set +e
ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || python3 - <<'PY' 2>/dev/null
import fcntl, socket, struct
s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
fcntl.ioctl(s, 0x8914, struct.pack('16sh14s', b'lo', 0x1 | 0x40, b''))
PY
OTHERS=$(tail -n +3 /proc/self/net/dev | cut -d: -f1 | tr -d ' ' | grep -vx lo)
[ -z "$OTHERS" ] || die 3 "the namespace has other interfaces: $OTHERS"

PORT=8787
MOCK_REPO=$REPO MOCK_HOME=$HOME_DIR "$NODE" "$HERE/mock-anthropic.mjs" --script "$SCRIPT" --log "$OUT/requests.jsonl" \
  --port $PORT --ready "$OUT/ready" > "$OUT/mock.log" 2>&1 &
SERVERS=$!
trap 'kill $SERVERS 2>/dev/null' EXIT
for _ in $(seq 100); do
  [ -s "$OUT/ready" ] && break
  kill -0 $SERVERS 2>/dev/null || die 3 "the mock did not start: $(cat "$OUT/mock.log")"
  sleep 0.05
done
[ -s "$OUT/ready" ] || die 3 "the mock did not start"
touch "$OUT/requests.jsonl"
if [ -n "$SERVE" ]; then
  "$NODE" "$HERE/serve-git.mjs" "$SERVE" 8788 > "$OUT/serve.log" 2>&1 &
  SERVERS="$SERVERS $!"
  for _ in $(seq 100); do (: < /dev/tcp/127.0.0.1/8788) 2>/dev/null && break; sleep 0.05; done
fi

MARK="RUN_CLIENT_ID=$$-$(date +%s%N)"
CENV=(env -i PATH="$RPATH" HOME="$HOME_DIR" TMPDIR="$OUT/tmp" LANG=C.UTF-8 TERM=xterm-256color
  ANTHROPIC_API_KEY=dummy-key ANTHROPIC_BASE_URL=http://127.0.0.1:$PORT
  SHELL=/bin/bash DISABLE_TELEMETRY=1 DISABLE_AUTOUPDATER=1 DISABLE_ERROR_REPORTING=1 DISABLE_BUG_COMMAND=1
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1
  GIT_TERMINAL_PROMPT=0 RUN_CLIENT_OUT="$OUT" "$MARK" "${ENVS[@]}")
cd "$REPO" || die 2 "cannot enter $REPO"

for i in "${!INST_P[@]}"; do
  { "${CENV[@]}" "$CLIENT" plugin marketplace add "${INST_M[$i]}" < /dev/null &&
    "${CENV[@]}" "$CLIENT" plugin install "${INST_P[$i]}" < /dev/null; } >> "$OUT/install.log" 2>&1 ||
    { cat "$OUT/install.log" >&2; die 1 "installing ${INST_P[$i]} failed"; }
done

ARGS=(--debug-file "$OUT/debug.log")
for p in "${PLUGINS[@]}"; do ARGS+=(--plugin-dir "$p"); done
[ -z "$MODEL" ] || ARGS+=(--model "$MODEL")
ARGS+=("${EXTRA[@]}" --allowedTools "${ALLOW[@]}")

if [ -n "$KEYS" ]; then
  command -v tmux >/dev/null || die 3 "--keys needs tmux"
  printf '#!/bin/bash\nexec ' > "$OUT/start.sh"
  printf '%q ' "${CENV[@]}" "$CLIENT" "${ARGS[@]}" >> "$OUT/start.sh"
  printf '2> %q\n' "$OUT/stderr.txt" >> "$OUT/start.sh"
  TM=(env -i PATH="$RPATH" HOME="$OUT/tmp" TERM=xterm-256color LANG=C.UTF-8 TMUX_TMPDIR="$OUT/tmp" tmux -L run -f /dev/null)
  "$NODE" "$HERE/press-keys.mjs" "$KEYS" "$OUT" "$HOME_DIR" "$REPO" "$TIMEOUT" -- "${TM[@]}"
else
  "${CENV[@]}" "$NODE" "$HERE/drive-client.mjs" "$PROMPTS" "$OUT/stream.jsonl" "$OUT/stderr.txt" "$TIMEOUT" -- \
    "$CLIENT" -p --input-format stream-json --output-format stream-json --verbose --include-hook-events "${ARGS[@]}"
  echo $? > "$OUT/rc"
fi
RC=$(cat "$OUT/rc")

# Background work that hooks detached: found by the mark in its environment, or by the session's HOME where it was
# given named variables only; waited for, never killed blindly.
mine() {
  for e in /proc/[0-9]*/environ; do
    p=${e#/proc/}; p=${p%/environ}
    [ "$p" != $$ ] && grep -qzxF -e "$MARK" -e "HOME=$HOME_DIR" "$e" 2>/dev/null && echo "$p"
  done
}
END=$((SECONDS + LINGER)); LEFT=$(mine)
while [ -n "$LEFT" ] && [ $SECONDS -lt $END ]; do sleep 0.2; LEFT=$(mine); done
: > "$OUT/leftovers.txt"
for p in $LEFT; do
  echo "$p $(tr '\0' ' ' < "/proc/$p/cmdline" 2>/dev/null)" >> "$OUT/leftovers.txt"
  kill -TERM "$p" 2>/dev/null
done

"$NODE" "$HERE/summarise-run.mjs" "$OUT" "$HOME_DIR" "$RC"
exit "$RC"
