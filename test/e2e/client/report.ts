/** Prints a check's line, with its problems below; none means passed. */
export type Check = (name: string, problems: readonly string[]) => void;

export interface Report {
  readonly check: Check;
  readonly tally: () => { readonly passed: number; readonly failed: number };
}

const MAX_PROBLEMS = 10;

/** A line a check, on stdout, as they are made. */
export function createReport(): Report {
  const tally = { passed: 0, failed: 0 };
  return {
    check: (name, problems) => {
      tally[problems.length === 0 ? 'passed' : 'failed']++;
      console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      for (const problem of problems.slice(0, MAX_PROBLEMS))
        console.log(`       ${problem.replaceAll('\n', '\n       ')}`);
      if (problems.length > MAX_PROBLEMS) console.log(`       … and ${problems.length - MAX_PROBLEMS} more`);
    },
    tally: () => ({ ...tally }),
  };
}
