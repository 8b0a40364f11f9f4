// A file of its own in dist: the prompts that may state something are read with it.
import { setFlagsFromString } from 'node:v8';

/** The last major version of node whose V8 is known to have the flag; one that does not know it would say so on stderr. */
const NEWEST_NODE = 24;

// Node interprets a pattern the first time and compiles it the second. The rules are long and are tried once or twice:
// compiled at once they take 4 ms of a prompt, interpreted first 15 (node 20, 28 rules).
if (Number(process.versions.node.split('.')[0]) <= NEWEST_NODE) setFlagsFromString('--no-regexp-tier-up');

export { statementIn } from '../../../../src/domain/statements/statement.ts';
