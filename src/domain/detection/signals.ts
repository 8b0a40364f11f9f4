import type { Category } from '../learning.ts';
import type { Severity } from '../memory.ts';

/** One reason why a result is worth more or less than it looks. */
export interface Signal {
  readonly name: string;
  /** Added to the score. At .6 it stands against the noise of a failing test suite (.3 + .6 - .2), at .4 it does not. */
  readonly weight: number;
  readonly why: string;
  /** Absent where the caller itself sees whether the signal applies. */
  readonly pattern?: RegExp;
  /** Exit codes that say the same. */
  readonly exitCodes?: readonly number[];
  readonly severity?: Severity;
  readonly category?: Category;
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
  why: 'a shell command failed with a message, and nothing says that only the code under work is at fault',
  severity: 'sev-1',
};
export const DECLINED: Signal = {
  name: 'declined',
  weight: 0,
  why: 'the user or the client stopped it before it could fail',
};

/** The machine itself: believed whatever tool says so. */
export const MACHINE_SIGNALS: readonly Signal[] = [
  {
    name: 'resource',
    weight: 0.6,
    why: 'the machine lacks a resource: space, memory, a port, a terminal, a service',
    pattern:
      /\bENOSPC\b|No space left on device|\bEROFS\b|Read-only file system|\bEMFILE\b|Too many open files|\bENOMEM\b|heap out of memory|Cannot allocate memory|\bOOMKilled\b|\bEADDRINUSE\b|address already in use|port is already allocated|\/dev\/tty|(?:not a|no|without a) TTY\b|Exec format error|posix_spawn|\bspawn \S+ ENOENT|\bGLIBC|docker daemon|DISPLAY environment/i,
    exitCodes: [137],
  },
  {
    name: 'permission',
    weight: 0.4,
    why: 'something was not permitted',
    pattern:
      /\bEACCES\b|\bEPERM\b|permission denied|operation not permitted|access(?: is)? denied|permission to \S+ denied|must be run as root|authentication failed|could not read Username|not authorized\b|\b40[13] (?:Forbidden|Unauthorized)|status code 40[13]\b|protected branch|outside (?:the )?allowed/i,
    exitCodes: [126],
  },
  {
    name: 'network',
    weight: 0.4,
    why: 'the network or a remote service did not answer as hoped',
    pattern:
      /\bECONN(?:REFUSED|RESET|ABORTED)\b|\bENOTFOUND\b|\bETIMEDOUT\b|\bEAI_AGAIN\b|\bE(?:HOST|NET)UNREACH\b|could not resolve host|connection (?:refused|reset|timed out)|network is unreachable|network restrictions|getaddrinfo|failed to connect|no such host|TLS handshake|certificate (?:verify failed|has expired|signed by unknown)|self[- ]signed certificate|socket hang up|\b50[234] (?:Bad Gateway|Service Unavailable|Gateway)|status code (?:429|5\d\d)\b|\(HTTP \d{3}\)|rate limit exceeded|too many requests/i,
  },
  {
    name: 'time-out',
    weight: 0.4,
    why: 'it ran into a time-out',
    pattern:
      /^Command timed out after|\bTimeoutError\b|test timed out after|Timeout \d+ms exceeded|deadline exceeded|operation timed out/im,
    exitCodes: [124],
    severity: 'sev-2',
  },
];

/** Tools, builds, configuration, versions: what a newcomer to the project trips over. */
export const PROJECT_SIGNALS: readonly Signal[] = [
  {
    name: 'missing-command',
    weight: 0.6,
    why: 'a command is not installed or not on the PATH',
    pattern:
      /command not found|^\S*sh: (?:line )?\d+: \S+: not found|is not recognized as (?:an|the name of)|executable file not found|No such tool|Unknown command: \S+$|unable to locate package|not found on PATH\b/im,
    exitCodes: [127],
  },
  {
    name: 'missing-module',
    weight: 0.6,
    why: 'a module, package or library is missing',
    pattern:
      /Cannot find (?:module|package) ['"`](?![./])|No module named|ERR_MODULE_NOT_FOUND|error while loading shared libraries|cannot find -l\w|fatal error: \S+\.h(?:pp)?: No such file|could not find native|could not load (?:native|shared)|Could not find a version that satisfies|No matching distribution|can't find crate/i,
  },
  {
    name: 'version',
    weight: 0.6,
    why: 'versions do not fit together',
    pattern:
      /\bEBADENGINE\b|unsupported engine|\bERESOLVE\b|NODE_MODULE_VERSION|UnsupportedClassVersionError|requires (?:a newer |at least )?(?:node|python|go|rustc|java|ruby|php|npm|version)\b.{0,20}\d|(?:incompatible|unsupported|mismatched) (?:\w+ )?version|version mismatch|minimum supported version|unsatisfied peer|lockfile (?:is not up to date|needs to be updated)|frozen-lockfile/i,
  },
  {
    name: 'configuration',
    weight: 0.6,
    why: 'the project, its configuration or the working directory is not as the tool expects',
    pattern:
      /no configuration file|(?:config|configuration)(?: file)? (?:is )?(?:not found|missing|invalid)|invalid configuration|missing (?:required )?(?:environment variable|env var|config)|environment variable .{1,60}(?:not set|required|missing|undefined)|could not find [`'"]?(?:Cargo\.toml|go\.mod|package\.json|pyproject|Makefile)|does not contain main module|go\.mod file not found|No rule to make target|missing script:|script not found|build constraints exclude all|open [^\n]{1,120}package\.json|unbound variable|not a git repository|dubious ownership|No such (?:service|container|image)|index file corrupt|invalid sha1 pointer|unable to read [0-9a-f]{40}/i,
  },
  {
    name: 'build-tool',
    weight: 0.4,
    why: 'the build tool itself gave up',
    pattern:
      /\bgyp ERR|linker .{1,40} (?:failed|not found)|collect2: error|undefined reference to|CMake Error|npm (?:ERR!|error) code E(?!LIFECYCLE)|ERR_PNPM_(?!RECURSIVE_RUN)|import cycle not allowed|Could not resolve dependenc|failed to (?:solve|compute cache key|pull|install)|toolchain .{1,40}not (?:installed|available)/i,
  },
  {
    name: 'tool-usage',
    weight: 0.4,
    why: 'the tool takes other options here than it was given',
    pattern:
      /(?:unrecognized|unknown|illegal|invalid|unexpected) (?:sub-?command|option|flag|argument)|no matches found:|bad substitution|event not found|not a valid (?:option|flag|command)|flag provided but not defined|can't open input file/i,
    severity: 'sev-2',
  },
];

/** The code in hand is wrong, or nothing is: what is fixed in the next minutes and teaches nobody else. */
export const ORDINARY_SIGNALS: readonly Signal[] = [
  {
    name: 'own-test',
    weight: -0.2,
    why: 'a test of the code under work failed',
    pattern:
      /^\s*--- FAIL:|^FAIL(?:\s|$)|AssertionError|assertion .{0,80}failed|(?<!\bport )\b[1-9]\d* (?:failed|failing|failures?)\b|Tests:.{0,80}\bfailed|^not ok \d|FAILED \((?:failures|errors)=|test result: FAILED|^\s*(?:✗|✘|✕|●) |^\(fail\) |FAIL: /m,
  },
  {
    name: 'own-code',
    weight: -0.2,
    why: 'a compiler or the interpreter rejects the code under work',
    pattern:
      /error TS(?!2307)\d+|^error\[E\d{4}\]|could not compile|: undefined: |declared and not used|imported and not used|^(?:\w+\.)*(?:Type|Reference|Syntax|Attribute|Name|Key|Value|Index|Range|Indentation)Error\b|failed to parse \w+ expression|^\S+\.\w{1,5}:\d+:\d+: /m,
  },
  {
    name: 'own-lint',
    weight: -0.2,
    why: 'a linter or a formatter has findings in the code under work',
    pattern:
      /\b[1-9]\d* (?:issues?:|problems?\b)|\blint\/\w+\/\w+|✖ \d+ problem|Found [1-9]\d* (?:errors?|warnings?)\b|would reformat|Code style issues|[1-9]\d* errors?, \d+ warnings?/,
  },
  {
    name: 'git-event',
    weight: -0.2,
    why: 'an ordinary event of git',
    pattern:
      /^CONFLICT \(|Automatic merge failed|nothing to commit|nothing added to commit|no changes added|ambiguous argument|pathspec .{1,120}did not match|not under version control|index\.lock'?: File exists|Updates were rejected|non-fast-forward|would be overwritten by|needs merge|have unmerged|no rebase in progress|paths are ignored by one of your/im,
  },
  {
    name: 'guessed-path',
    weight: -0.2,
    why: 'a path was guessed wrong',
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
      /\bin 0 files\b|\b0 files (?:were )?(?:checked|linted|scanned|processed|formatted)|\b(?:Checked|Linted|Scanned) 0 files|^(?:No tests? (?:files? )?(?:found|ran|were (?:found|run))|No test files found)|^(?:collected|Ran) 0 (?:items|tests)|^no tests ran\b|^No files matching the (?:pattern|given)|^\d* ?warning: no files (?:found|matched)/im,
    severity: 'sev-0',
    category: 'discovery',
  },
  {
    name: 'port-in-use',
    weight: 0.7,
    why: 'a port was taken and another one is used',
    pattern:
      /^[^+\-/*#\n]{0,60}port \d+ is (?:already )?(?:in use|taken|occupied).{0,60}(?:using|trying|another)|already in use, (?:using|trying)/im,
    severity: 'sev-2',
    category: 'discovery',
  },
  {
    name: 'fell-back',
    weight: 0.6,
    why: 'the tool went another way than asked',
    pattern:
      /^(?:\[?[\w-]+\]?:? )?(?:warn(?:ing)?\b)[^\n]{0,120}(?:falling back to|fell back to|using .{1,60} instead)/im,
    severity: 'sev-2',
    category: 'workaround',
  },
  {
    name: 'deprecation',
    weight: 0.6,
    why: 'something in use will be removed',
    pattern:
      /^(?!\s*(?:[+*#-]|\/\/|\S+:\d+:)).{0,60}(?:warn|deprecat)[^\n]{0,200}(?:will be (?:removed|dropped|disabled|unsupported)|is no longer supported in)/im,
    severity: 'sev-2',
    category: 'warning',
  },
  {
    name: 'engine',
    weight: 0.6,
    why: 'a package does not support the version that runs it',
    pattern: /^(?:npm |pnpm |yarn )?.{0,12}(?:warn|warning)\b.{0,20}(?:EBADENGINE|unsupported engine)/im,
    severity: 'sev-2',
    category: 'warning',
  },
  {
    name: 'skipped',
    weight: 0.6,
    why: 'a step was left out, and a reason is given',
    pattern:
      /^(?!\s*(?:[+*#-]|\/\/|\S+:\d+:)).{0,80}\bskipp(?:ed|ing)\b[^\n]{0,60}\b(?:because|not (?:found|installed|available|configured|supported))/im,
    severity: 'sev-2',
    category: 'warning',
  },
];
