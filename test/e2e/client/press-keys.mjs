#!/usr/bin/env node
// press-keys.mjs: the terminal client in tmux, typed at by a script.
//   node press-keys.mjs KEYS.json OUT HOME REPO TIMEOUT_S -- TMUX COMMAND...
// KEYS.json is an array of {"type": "text and Enter"} | {"key": "Enter"} | {"sleep": 2} | {"until": "text on the screen"} |
// {"capture": "name"}; a capture goes to OUT/screen-<name>.txt. Runs OUT/start.sh; leaves OUT/rc (124 when it timed out).
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const [keysFile, out, home, repo, timeoutS] = process.argv.slice(2);
const [command, ...prefix] = process.argv.slice(process.argv.indexOf('--') + 1);
const tmux = (...args) => execFileSync(command, [...prefix, ...args], { encoding: 'utf8' });
const nap = (seconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.round(seconds * 1000));
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Answers the screens of a first run: theme, the key, and whether the folder is trusted. */
function answerFirstRun() {
  const file = `${home}/.claude.json`;
  const state = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  Object.assign(state, {
    hasCompletedOnboarding: true,
    theme: 'dark',
    lastOnboardingVersion: '99.0.0',
    customApiKeyResponses: { approved: ['dummy-key'], rejected: [] },
  });
  const trusted = { hasTrustDialogAccepted: true, hasCompletedProjectOnboarding: true };
  state.projects = { ...state.projects, [repo]: { ...trusted, ...state.projects?.[repo] } };
  fs.writeFileSync(file, JSON.stringify(state));
}

const screen = () => tmux('capture-pane', '-p', '-t', 's');

/** Waits for a text on the screen; after half a minute it is gone on without, which the captures will show. */
function waitFor(text) {
  for (let waited = 0; waited < 30 && !screen().includes(text); waited += 0.1) nap(0.1);
}

/** Enter in one breath with the text would be a line end in what the client takes for pasted. */
function type(text) {
  tmux('send-keys', '-t', 's', '-l', text);
  waitFor(text.slice(-20));
  nap(0.5);
  tmux('send-keys', '-t', 's', 'Enter');
  nap(0.3);
}

function press(step) {
  if (step.type !== undefined) type(step.type);
  if (step.key) tmux('send-keys', '-t', 's', step.key);
  if (step.sleep) nap(step.sleep);
  if (step.until) waitFor(step.until);
  if (step.capture) fs.writeFileSync(`${out}/screen-${step.capture}.txt`, screen());
}

answerFirstRun();
const start = `bash ${quote(`${out}/start.sh`)}; echo $? > ${quote(`${out}/rc`)}`;
tmux('new-session', '-d', '-s', 's', '-x', '180', '-y', '50', start);
waitFor('❯');
nap(1);
for (const step of JSON.parse(fs.readFileSync(keysFile, 'utf8'))) {
  try {
    press(step);
  } catch (error) {
    fs.appendFileSync(`${out}/keys-errors.txt`, `${error.message}\n`);
  }
}
for (let waited = 0; waited < Number(timeoutS) && !fs.existsSync(`${out}/rc`); waited += 0.2) nap(0.2);
if (!fs.existsSync(`${out}/rc`)) {
  fs.writeFileSync(`${out}/rc`, '124\n');
  fs.writeFileSync(`${out}/screen-timeout.txt`, tmux('capture-pane', '-p', '-t', 's'));
}
try {
  tmux('kill-server');
} catch {
  // It ends by itself with its last session.
}
