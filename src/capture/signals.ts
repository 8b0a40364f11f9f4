import type { Category, Fault } from '../core/learning.ts';
import type { Severity } from '../core/memory.ts';

/** One reason why a result is worth more or less than it looks. */
export interface Signal {
  readonly name: string;
  /** Added to the score. At .6 it stands against the noise of a failing test suite (.3 + .6 - .2), at .4 it does not. */
  readonly weight: number;
  readonly why: string;
  /** Absent where the caller itself sees whether the signal applies. */
  readonly pattern?: RegExp;
  /** In small letters, between `|`: one of these stands in whatever the pattern matches, which takes long to compile. Absent: the pattern is always tried. */
  readonly signs?: string;
  readonly exitCodes?: readonly number[];
  readonly severity?: Severity;
  readonly category?: Category;
  /** What a failure with it waits for at the next flush; absent where no pairing would make it a lesson. */
  readonly fault?: Fault;
}

export const FAILED: Signal = { name: 'failed', weight: 0.3, why: 'the call failed' };
export const HIDDEN_FAILURE: Signal = {
  name: 'hidden-failure',
  weight: 0.3,
  why: 'it printed a failure and still counted as a success',
  severity: 'sev-0',
};
export const UNCLASSIFIED: Signal = {
  name: 'unclassified',
  weight: 0.3,
  fault: 'unknown',
  why: 'a shell command failed with a message, and nothing says that only the code under work is at fault',
};
export const DECLINED: Signal = {
  name: 'declined',
  weight: 0,
  why: 'the user or the client stopped it before it could fail',
};
/** Where a project or a server has its things is no error of anybody's: whoever joins wants to be told. */
export const ELSEWHERE: Signal = {
  name: 'another-machine',
  weight: 0,
  why: 'it failed on another machine, whose layout it tells of',
  category: 'discovery',
};

/** The code in hand is wrong, or nothing is: what is fixed in the next minutes and teaches nobody else. */
export const ORDINARY_SIGNALS: readonly Signal[] = [
  {
    name: 'own-test',
    weight: -0.2,
    why: 'a test of the code under work failed',
    signs: 'fail|assertionerror|not ok |✗|✘|✕|●',
    pattern:
      /^\s*--- FAIL:|^FAIL(?:\s|$)|AssertionError|assertion .{0,80}failed|(?<!\bport )\b[1-9]\d* (?:failed|failing|failures?)\b|Tests:.{0,80}\bfailed|^not ok \d|FAILED \((?:failures|errors)=|test result: FAILED|^\s*(?:✗|✘|✕|●) |^\(fail\) |FAIL: /m,
  },
  {
    name: 'own-code',
    weight: -0.2,
    why: 'a compiler or the interpreter rejects the code under work',
    // TypeScript numbers what is wrong with its settings 5xxx, 60xx, 63xx (of projects) and 18003.
    signs:
      'error ts|error[e|could not compile|: undefined: |declared and not used|imported and not used|typeerror|referenceerror|syntaxerror|attributeerror|nameerror|keyerror|valueerror|indexerror|rangeerror|indentationerror|failed to parse ',
    pattern:
      /error TS(?!2307|5\d{3}\b|6[03]\d\d\b|18003\b)\d+|^error\[E\d{4}\]|could not compile|: undefined: |declared and not used|imported and not used|^(?:\w+\.)*(?:Type|Reference|Syntax|Attribute|Name|Key|Value|Index|Range|Indentation)Error\b|failed to parse \w+ expression/m,
  },
  {
    name: 'own-place',
    weight: -0.2,
    why: 'a compiler or a linter names a place in the code under work',
    pattern: /^\S+\.\w{1,5}:\d+:\d+: /m,
  },
  {
    name: 'own-lint',
    weight: -0.2,
    why: 'a linter or a formatter has findings in the code under work',
    signs: 'issue|problem|lint/|found |would reformat|code style|warning',
    pattern:
      /\b[1-9]\d* (?:issues?:|problems?\b)|\blint\/\w+\/\w+|✖ \d+ problem|Found [1-9]\d* (?:errors?|warnings?)\b|would reformat|Code style issues|[1-9]\d* errors?, \d+ warnings?/,
  },
  {
    name: 'git-event',
    weight: -0.2,
    why: 'an ordinary event of git',
    signs:
      'usage: git|git command|conflict (|merge failed|nothing to commit|nothing added|no changes added|ambiguous argument|pathspec|version control|were rejected|non-fast-forward|overwritten by|needs merge|unmerged|rebase in progress|ignored by one',
    pattern:
      /^usage: git |is not a git command|^CONFLICT \(|Automatic merge failed|nothing to commit|nothing added to commit|no changes added|ambiguous argument|pathspec .{1,120}did not match|not under version control|Updates were rejected|non-fast-forward|would be overwritten by|needs merge|have unmerged|no rebase in progress|paths are ignored by one of your/im,
  },
  {
    name: 'guessed-path',
    weight: -0.2,
    why: 'a path was guessed wrong',
    signs: 'no such file|not a directory',
    pattern:
      /^(?:\S*(?:sh|bash): )?(?:(?:line )?\d+: )?(?:\(eval\):)?(?:cd|ls|cat|sed|head|tail|rm|wc|grep|rg|cp|mv|stat|find|diff|chmod)\b:.{0,200}(?:No such file or directory|Not a directory)/im,
  },
];

/** What a successful shell command may say that somebody should be told. */
export const NOTICE_SIGNALS: readonly Signal[] = [
  {
    name: 'checked-nothing',
    weight: 0.7,
    why: 'a check passed because it looked at nothing',
    pattern:
      /(?<!Summary: 0 issues )\bin 0 files\b|\b0 files (?:were )?(?:checked|linted|scanned|processed|formatted)|\b(?:Checked|Linted|Scanned) 0 files|^(?:No tests? (?:files? )?(?:found|ran|were (?:found|run))|No test files found)|^(?:collected|Ran) 0 (?:items|tests)(?! \/)|^no tests ran\b|^No files matching the (?:pattern|given)|^\d* ?warning: no files (?:found|matched)|^No (?:projects|packages|tasks|workspaces?) (?:matched|were|found)|^None of the selected packages has|all (?:of the )?(?:matched )?files (?:are|were) ignored|^Test Suites: 0 total|(?<![\s\S])testing: warning: no tests to run\nPASS\nok [^\n]*\n*(?![\s\S])|^No inputs were found/im,
    severity: 'sev-0',
    category: 'warning',
  },
  {
    name: 'error-for-content',
    weight: 0.7,
    why: 'what was kept is the error page of a server',
    pattern:
      /^\s*(?:404: Not Found|404 page not found|Not Found|Access Denied|Forbidden|<\?xml[^>]*>\s*<Error>\s*<Code>\w+<\/Code>.{0,400})\s*$/i,
    severity: 'sev-0',
    category: 'discovery',
  },
];
