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
    fault: 'code',
    why: 'a test of the code under work failed',
    signs: 'fail|assertionerror|not ok |✗|✘|✕|●',
    pattern:
      /^\s*--- FAIL:|^FAIL(?:\s|$)|AssertionError|assertion .{0,80}failed|(?<!\bport )\b[1-9]\d* (?:failed|failing|failures?)\b|Tests:.{0,80}\bfailed|^not ok \d|FAILED \((?:failures|errors)=|test result: FAILED|^\s*(?:✗|✘|✕|●) |^\(fail\) |FAIL: /m,
  },
  {
    name: 'own-code',
    weight: -0.2,
    fault: 'code',
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
  {
    name: 'lost-path',
    weight: -0.6,
    why: 'a command that every system has is not found: the PATH was overwritten on the way',
    signs: 'not found',
    pattern:
      /command not found: (?:head|tail|cat|ls|grep|sed|awk|sort|cut|tr|wc|rm|cp|mv|mkdir|chmod|sleep|find|xargs|tee|env|uname)\s*$|(?:^|[\s:])(?:head|tail|cat|ls|grep|sed|awk|sort|cut|tr|wc|rm|cp|mv|mkdir|chmod|sleep|find|xargs|tee|env|uname): (?:command )?not found/m,
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

/** The machine itself: believed whatever tool says so. */
export const MACHINE_SIGNALS: readonly Signal[] = [
  {
    name: 'resource',
    weight: 0.6,
    fault: 'world',
    why: 'the machine lacks a resource: space, memory, a port, a terminal, a service',
    signs:
      'enospc|no space left|erofs|read-only file|emfile|too many open|enomem|heap out of|cannot allocate|oomkilled|eaddrinuse|already in use|already allocated|tty|inappropriate ioctl|exec format|spawn|glibc|docker daemon|display environment|argument list|device not|resource |no matching manifest|bad cpu|illegal instruction|system limit',
    pattern:
      /\bENOSPC\b|No space left on device|\bEROFS\b|Read-only file system|\bEMFILE\b|Too many open files|\bENOMEM\b|heap out of memory|Cannot allocate memory|\bOOMKilled\b|\bEADDRINUSE\b|address already in use|port is already allocated|\/dev\/tty|(?:not a|no|without a) TTY\b|Inappropriate ioctl|Exec format error|posix_spawn|\bspawn \S+ ENOENT|\bGLIBC|docker daemon|DISPLAY environment|argument list too long|Device not configured|Resource (?:busy|deadlock)|Device or resource busy|no matching manifest for|Bad CPU type|Illegal instruction|system limit for number of file watchers/i,
    exitCodes: [137],
  },
  {
    name: 'permission',
    weight: 0.4,
    fault: 'world',
    why: 'something was not permitted',
    signs:
      'eacces|eperm|denied|not permitted|as root|be root|you root|authentication |read username|not authorized|not logged| forbidden| unauthorized|status code |bad credentials|not accessible|insufficient |required scopes|protected branch|outside |not within |digitally signed|running scripts|host key|gpg failed|secret key',
    pattern:
      /\bEACCES\b|\bEPERM\b|permission denied|operation not permitted|access(?: is)? denied|permission to \S+ denied|must be run as root|(?:are you|you must be) root|authentication (?:failed|required)|could not read Username|not (?:authorized|logged in)\b|\b40[13] (?:Forbidden|Unauthorized)|status code 40[13]\b|Bad credentials|Resource not accessible by|insufficient (?:scopes?|permissions?)|required scopes|protected branch|outside (?:of )?(?:the )?allowed|not within (?:the )?allowed|is not digitally signed|running scripts is disabled|Host key verification failed|gpg failed to sign|no secret key/i,
    exitCodes: [126],
  },
  {
    name: 'network',
    weight: 0.4,
    fault: 'passing',
    why: 'the network or a remote service did not answer as hoped',
    signs:
      'econn|enotfound|etimedout|eai_again|unreach|resolve host|connection |network restrictions|getaddrinfo|failed to connect|no such host|handshake|certificate|local issuer|hang up|gateway|service unavailable|status code |(http |rate limit|too many requests|net::err_',
    pattern:
      /\bECONN(?:REFUSED|RESET|ABORTED)\b|\bENOTFOUND\b|\bETIMEDOUT\b|\bEAI_AGAIN\b|\bE(?:HOST|NET)UNREACH\b|could not resolve host|connection (?:refused|reset|timed out)|network is unreachable|network restrictions|getaddrinfo|failed to connect|no such host|TLS handshake|certificate (?:verify failed|has expired|signed by unknown)|self[- ]signed certificate|unable to get local issuer|socket hang up|\b50[234] (?:Bad Gateway|Service Unavailable|Gateway)|status code (?:429|5\d\d)\b|\(HTTP \d{3}\)|rate limit exceeded|too many requests|net::ERR_\w+/i,
  },
  {
    name: 'time-out',
    weight: 0.4,
    fault: 'passing',
    why: 'it ran into a time-out',
    signs: 'timed out|timeout|deadline exceeded',
    pattern:
      /^Command timed out after|\bTimeoutError\b|test timed out after|Timeout \d+ms exceeded|deadline exceeded|operation timed out/im,
    exitCodes: [124],
    severity: 'sev-2',
    category: 'workaround',
  },
];

/** Tools, builds, configuration, versions: what a newcomer to the project trips over. */
export const PROJECT_SIGNALS: readonly Signal[] = [
  {
    name: 'how-to-run',
    weight: 0.6,
    fault: 'world',
    why: 'the project or its services must be run in another way: a tag, a file, a variable, a service',
    signs:
      'docker|podman|psql|redis-cli|mysql|build constraints|no configuration file|environment variable|env var|parameter null|unbound variable|does not exist|no such service|no such container|externally-managed|requires cgo|android_home|java_home|sdk location|keyerror',
    pattern:
      /command not found: (?:docker|podman|psql|redis-cli|mysql)\b|\b(?:docker|podman|psql|redis-cli|mysql): (?:command )?not found|build constraints exclude all|no configuration file provided|missing (?:required )?(?:environment variable|env var)|environment variable .{1,60}(?:not set|required|missing|undefined)|^\S+: (?:\S+: )?(?:parameter null or not set|unbound variable)|(?:database|role|relation) "[^"]+" does not exist|No such (?:service|container)|externally-managed-environment|-race requires cgo|(?:ANDROID_HOME|JAVA_HOME|SDK location)\b.{0,30}not (?:set|found)|(?:<frozen os>|[\\/]os\.py)", line \d+, in __getitem__\n(?: .*\n){0,2}KeyError: /im,
    category: 'discovery',
  },
  {
    name: 'missing-command',
    weight: 0.6,
    fault: 'world',
    why: 'a command is not installed or not on the PATH',
    signs:
      "command not found|sh: |not recognized as|executable file not|no such tool|unknown command|locate package|not found on|not found in|executable doesn't|not installed|xcrun|developer path",
    pattern:
      /command not found|^\S*sh: (?:line )?\d+: \S+: not found|is not recognized as (?:an|the name of)|executable file not found|No such tool|Unknown command: \S+$|unable to locate package|not found (?:on|in) (?:your )?\$?PATH\b(?!, skipping)|Executable doesn't exist at|(?:is|are) not installed|xcrun: error|invalid active developer path/im,
    exitCodes: [127],
  },
  {
    name: 'missing-module',
    weight: 0.6,
    fault: 'world',
    why: 'a module, package or library is missing',
    signs:
      'cannot find |no module named|err_module|shared libraries|library not|fatal error|could not find|could not load|matching distribution|find crate|go.sum|was not found|pkg-config|classnotfound|err_dlopen',
    pattern:
      /Cannot find (?:module|package) ['"`](?!\.{0,2}\/)|No module named|ERR_MODULE_NOT_FOUND|error while loading shared libraries|Library not loaded:|cannot find -l\w|library not found for|fatal error: \S+\.h(?:pp)?:? (?:No such file|file not found)|could not find native|could not load (?:native|shared)|Could not find a version that satisfies|No matching distribution|can't find crate|missing go\.sum entry|The system library .{1,40} was not found|(?:Package|library) .{1,60} (?:was )?not found in the pkg-config|Could not find gem|ClassNotFoundException|ERR_DLOPEN_FAILED/i,
  },
  {
    name: 'version',
    weight: 0.6,
    fault: 'world',
    why: 'versions do not fit together',
    signs:
      'ebadengine|unsupported|eresolve|node_module_version|requires |incompatible |mismatched |version mismatch|lower than|minimum supported|unsatisfied peer|lockfile|compiled against|feature `edition|ruby version|err_require_esm|go.mod',
    pattern:
      /\bEBADENGINE\b|unsupported engine|\bERESOLVE\b|NODE_MODULE_VERSION|UnsupportedClassVersionError|Unsupported class file major version|requires (?:a newer |at least )?(?:node|python|go|rustc|java|ruby|php|npm|version)\b.{0,20}\d|(?:incompatible|unsupported|mismatched) (?:\w+ )?version|version mismatch|lower than the targeted|minimum supported version|unsatisfied peer|lockfile (?:is not up to date|needs to be updated)|frozen-lockfile|was compiled against a different|feature `edition\d+` is required|Your Ruby version is|ERR_REQUIRE_ESM|updates to go\.mod needed/i,
  },
  {
    name: 'configuration',
    weight: 0.6,
    fault: 'world',
    why: 'the project, its configuration or the working directory is not as the tool expects',
    signs:
      'config|could not find|main module|go.mod|no rule to make|no makefile|missing script|script not found|package.json|err_pnpm_|not a git repository|dubious|no such image|corrupt|sha1 pointer|unable to read|bad |version of cargo|no parser',
    pattern:
      /no configuration file|(?:config|configuration)(?: file)? (?:is )?(?:not found|missing|invalid)|(?:can't|cannot|could not|failed to|unable to) (?:load|read|parse|find) (?:\w+ ){0,2}config|invalid configuration|missing (?:required )?config|could not find [`'"]?(?:Cargo\.toml|go\.mod|package\.json|pyproject|Makefile)|does not contain main module|cannot find main module|go\.mod file not found|No rule to make target|no makefile found|missing script:|script not found|open [^\n]{1,120}package\.json|ERR_PNPM_(?:NO_SCRIPT|NO_IMPORTER)|not a git repository|dubious ownership|No such image|index file corrupt|invalid sha1 pointer|unable to read [0-9a-f]{40}|(?:bad|corrupt) (?:object|index|pack)|could not choose a version of cargo|No parser could be inferred/i,
  },
  {
    name: 'build-tool',
    weight: 0.4,
    fault: 'world',
    why: 'the build tool itself gave up',
    signs:
      'gyp err|linker |collect2|symbol(s)|undefined reference|cmake|npm err|err_pnpm_|import cycle|resolve dependenc|failed to |toolchain |err_unknown_file',
    pattern:
      /\bgyp ERR|linker .{1,40} (?:failed|not found)|collect2: error|ld: symbol\(s\) not found|undefined reference to|CMake Error|npm (?:ERR!|error) code E(?!LIFECYCLE)|ERR_PNPM_(?!RECURSIVE_RUN)|import cycle not allowed|Could not resolve dependenc|failed to (?:solve|compute cache key|pull|install)|toolchain .{1,40}not (?:installed|available)|failed to run custom build command|ERR_UNKNOWN_FILE_EXTENSION/i,
  },
  {
    name: 'remedy-told',
    weight: 0.4,
    fault: 'world',
    why: 'the tool says what has to be installed, run or set first',
    signs: 'please |you need to |you must |to work',
    pattern:
      /\b(?:please|you (?:need to|must)) (?:first |either )?(?:run|install|reinstall|rebuild|set|define|enable) |\brequires \w+ to work\b/i,
  },
  {
    name: 'project-rule',
    weight: 0.4,
    fault: 'world',
    why: 'a rule of the project refused it and said what it is',
    signs: '✖|may not be|must |hook declined|gh00|pull request|pre-commit|commit-msg|pre-push|not allowed',
    pattern:
      /✖\s+.{0,60}\[[a-z]+-[a-z-]+\]|(?:subject|header|body|footer|type|scope) (?:may not be empty|must (?:not )?be)|hook declined|GH00\d: |changes must be made through a pull request|(?:pre-commit|commit-msg|pre-push) (?:hook|script) failed|is not allowed (?:here|in this (?:repo|repository|project))/i,
    category: 'discovery',
  },
  {
    name: 'shell-quirk',
    weight: 0.4,
    fault: 'slip',
    why: 'the shell or the system that runs here reads the command in another way',
    signs:
      "no matches found|bad substitution|event not found|read-only variable|can't open|parse error|bad pattern|bad assignment|bad option|token '&&'|parsererror|sed: |illegal |invalid option|unrecognized option|number expected",
    pattern:
      /no matches found:|bad substitution|event not found|read-only variable|can't open input file|parse error near|bad (?:pattern|assignment|option)|The token '&&' is not a valid|ParserError:|sed: \d+: "|sed: -e expression|illegal (?:option|line count)|invalid option -- '?\w|unrecognized option|number expected$/im,
    severity: 'sev-2',
  },
  {
    name: 'tool-usage',
    weight: 0.4,
    fault: 'slip',
    why: 'the tool takes other options here than it was given',
    signs:
      'unrecognized|unknown |illegal |invalid |unexpected |not a valid|flag provided|a parameter cannot|no such option|no such command',
    pattern:
      /(?:unrecognized|unknown|illegal|invalid|unexpected) (?:sub-?command|option|flag|argument)|not a valid (?:option|flag|command)|flag provided but not defined|unknown shorthand flag|unknown command ["'][^"']{1,60}["'] for|A parameter cannot be found that matches|No such option|no such command/i,
    severity: 'sev-2',
  },
];
