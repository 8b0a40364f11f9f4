// The entry of cs-memory.mjs: what scripts run at every prompt and before every step is done by a small file of its own, and
// all else, and whatever is odd about the words, by the whole CLI, which takes three node starts to load.
import { keepCompiledCode } from '../../files/log.ts';
import { isSwitchedOff } from '../config/config.ts';
import { useTodaysNames } from './old-names.ts';

/** Built beside this file by scripts/build.ts. */
declare const require: ((file: './at-once.cjs') => typeof import('./at-once.ts')) &
  ((file: './cli.cjs') => void);

useTodaysNames(process.argv);
const [group, name = '', ...words] = process.argv.slice(2);
const isHot = group === 'inject' && (name === 'brief' || name === 'context');
/** What `setup` and `uninstall` take away stays away; and who only looks leaves nothing behind. */
const leavesNothing =
  /^(?:setup|uninstall|help)$/.test(group ?? '') ||
  process.argv.slice(2).some((word) => /^(?:--help|-h|--version|-V)$/.test(word));
if (!leavesNothing && !isSwitchedOff(process.env, 'CS_COMPILE_CACHE_ENABLED')) keepCompiledCode(process.env);
if (!isHot || !(await require('./at-once.cjs').runAtOnce(name, words))) require('./cli.cjs');
