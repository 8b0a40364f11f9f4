// The entry of hook.cjs. Whatever needs Node 20 is loaded behind the check; hooks.json shows the user a message
// when SessionStart ends with another code than 0, which happens here only.
const OLDEST_NODE = 20;
const event = process.argv[2] ?? '';

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  import('./runner.ts').then(({ runHook }) => runHook(event)).catch(() => process.exit(0)); // never cost a turn
} else {
  process.exit(event === 'SessionStart' ? 1 : 0);
}
