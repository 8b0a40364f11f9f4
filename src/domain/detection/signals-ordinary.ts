import type { Signal } from './signals.ts';

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
    pattern:
      /error TS(?!2307|5\d{3}\b|6[03]\d\d\b|18003\b)\d+|^error\[E\d{4}\]|could not compile|: undefined: |declared and not used|imported and not used|^(?:\w+\.)*(?:Type|Reference|Syntax|Attribute|Name|Key|Value|Index|Range|Indentation)Error\b|failed to parse \w+ expression|^\S+\.\w{1,5}:\d+:\d+: /m,
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
      'usage: git|git command|conflict (|merge failed|nothing to commit|nothing added|no changes added|ambiguous argument|pathspec|version control|index.lock|were rejected|non-fast-forward|overwritten by|needs merge|unmerged|rebase in progress|ignored by one',
    pattern:
      /^usage: git |is not a git command|^CONFLICT \(|Automatic merge failed|nothing to commit|nothing added to commit|no changes added|ambiguous argument|pathspec .{1,120}did not match|not under version control|index\.lock'?: File exists|Updates were rejected|non-fast-forward|would be overwritten by|needs merge|have unmerged|no rebase in progress|paths are ignored by one of your/im,
  },
  {
    name: 'guessed-name',
    weight: -0.2,
    why: 'a field or an argument of an interface was guessed wrong',
    signs:
      "doesn't accept|doesn't exist on|json field|cannot query|unknown argument|such column|cannot index|cannot iterate",
    pattern:
      /doesn't accept argument|doesn't exist on type|Unknown JSON field|Cannot query field|Unknown argument "|no such column|Cannot (?:index|iterate over) \w+/i,
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
