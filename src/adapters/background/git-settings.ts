/** Settings that only matter to who speaks to a remote, and that may hold what git signs in with (git-config(1)). */
const OF_THE_NETWORK = /^(?:http|credential)\.|(?:extraheader|proxy)$/i;
/** `https://ada:token@host`, in a value, or in the name as `url.<base>.insteadOf` has it. */
const USER_INFO = /:\/\/[^/\s@]*@/;

/** Whether a text has an address with a user's name, or more, in it. */
export const hasUserInfo = (text: string): boolean => USER_INFO.test(text);

/**
 * The settings of git that an environment carries (`GIT_CONFIG_COUNT` and its pairs, `GIT_CONFIG_PARAMETERS`). For what
 * speaks to no remote: without those it could only sign in with, the others counted anew, and nothing of
 * `GIT_CONFIG_PARAMETERS`, whose format is git's own. What syncs gets all: it may have no other way to sign in.
 */
export function gitSettings(env: NodeJS.ProcessEnv, network: boolean): NodeJS.ProcessEnv {
  const isPassed = ([key, value]: Pair): boolean =>
    network || !(OF_THE_NETWORK.test(key) || hasUserInfo(key) || hasUserInfo(value));
  const pairs = pairsOf(env).filter(isPassed);
  const parameters = env['GIT_CONFIG_PARAMETERS'];
  return {
    ...(network && parameters !== undefined ? { GIT_CONFIG_PARAMETERS: parameters } : {}),
    ...(pairs.length > 0 ? { GIT_CONFIG_COUNT: String(pairs.length) } : {}),
    ...Object.fromEntries(pairs.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
    ...Object.fromEntries(pairs.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
  };
}

type Pair = readonly [key: string, value: string];

/** As far as they are whole: git refuses a count without its pairs, in the foreground already. */
function pairsOf(env: NodeJS.ProcessEnv): readonly Pair[] {
  const pairs: Pair[] = [];
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0) || 0;
  for (let index = 0; index < count; index += 1) {
    const [key, value] = [env[`GIT_CONFIG_KEY_${index}`], env[`GIT_CONFIG_VALUE_${index}`]];
    if (key === undefined || value === undefined) break;
    pairs.push([key, value]);
  }
  return pairs;
}
