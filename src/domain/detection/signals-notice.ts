import type { Signal } from './signals.ts';

/** What a successful shell command may say that somebody should be told. */
export const NOTICE_SIGNALS: readonly Signal[] = [
  {
    name: 'checked-nothing',
    weight: 0.7,
    why: 'a check passed because it looked at nothing',
    pattern:
      /\bin 0 files\b|\b0 files (?:were )?(?:checked|linted|scanned|processed|formatted)|\b(?:Checked|Linted|Scanned) 0 files|^(?:No tests? (?:files? )?(?:found|ran|were (?:found|run))|No test files found)|^(?:collected|Ran) 0 (?:items|tests)|^no tests ran\b|^No files matching the (?:pattern|given)|^\d* ?warning: no files (?:found|matched)|^No (?:projects|packages|tasks|workspaces?) (?:matched|were|found)|^None of the selected packages has|all (?:of the )?(?:matched )?files (?:are|were) ignored|^Test Suites: 0 total|(?<![\s\S])testing: warning: no tests to run\nPASS\nok [^\n]*\n*(?![\s\S])|^No inputs were found/im,
    severity: 'sev-0',
    category: 'warning',
  },
  {
    name: 'error-for-content',
    weight: 0.7,
    why: 'what was fetched or kept is the error page of a server',
    pattern:
      /^\s*(?:404: Not Found|404 page not found|Not Found|Access Denied|Forbidden|<\?xml[^>]*>\s*<Error>\s*<Code>\w+<\/Code>.{0,400})\s*$/i,
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
