const EXTENSIONS =
  'tsx?|jsx?|[cm][jt]s|json[cl5]?|py|rs|go|java|kts?|rb|php|cs|cpp|cc|[ch]|hpp|swift|sh|ps1|sql|ya?ml|toml|mdx?|html?|s?css|vue|svelte|xml|proto|lock|ini|cfg|conf|gradle|tf|lua|exs?|dart|scala|txt|log|env|mod|sum|snap|omp|fish|zsh|bat';
const FILE = new RegExp(
  `(?<![\\w/.@+~-])(?:[\\w@+.~-]+/)*[\\w@+.-]+\\.(?:${EXTENSIONS})(?![\\w/-])|(?<![\\w/.-])\\.(?:env|git\\w+|npmrc|nvmrc|dockerignore|editorconfig)\\b|\\b(?:Dockerfile|Makefile|Cargo\\.toml)\\b`,
  'g',
);
const CODE = /`([^`\n]{2,80})`/g;
const IDENTIFIER =
  /(?<![\w.-])(?:[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+|[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)+|[A-Za-z\d]+(?:_[A-Za-z\d]+)+)(?:\(\))?(?![\w-])/g;
const FLAG = /(?<=^|[\s`'"(=])--[a-z][\w-]*\w/g;
/** Programs, services and libraries that people name in plain words. */
const TOOL =
  /(?<![\w./-])(?:git|npm|npx|pnpm|yarn|bun|node|deno|docker|kubectl|helm|terraform|ansible|make|cmake|gradle|maven|cargo|rustc|clippy|go vet|gofmt|golangci-lint|pip|poetry|uv|pytest|ruff|mypy|black|tox|jest|vitest|mocha|playwright|cypress|eslint|prettier|biome|tsc|tsx|esbuild|vite|webpack|rollup|babel|bash|zsh|fish|powershell|curl|ssh|postgres(?:ql)?|mysql|sqlite|redis|mongo(?:db)?|kafka|nginx|github actions|gh|goreleaser|husky|typescript|python|rust|golang|react|next\.?js|vue|svelte|angular|tailwind|express|django|flask|rails|spring|graphql|grpc|oauth|jwt|websockets?|s3|lambda|aws|gcp|azure|cloudflare|vercel|linux|macos|windows|wsl|chrome|safari|firefox|electron|android|ios|claude|codex|cursor|copilot|gemini|openai|mcp|homebrew|brew|apt|systemd|cron|sentry|stripe|prisma|typeorm|drizzle|sqlalchemy|zod)(?![\w-]|\.\w)/gi;

/** What a text names: files, code, flags, then tools in plain words. */
export interface Names {
  readonly files: readonly string[];
  readonly code: readonly string[];
  readonly tools: readonly string[];
}

/** The names in a text, each once, in the order they come. Pure, linear. */
export function namesIn(text: string): Names {
  const files = matches(text, FILE);
  const spans = [...text.matchAll(CODE)].map(([, code]) => code ?? '');
  const code = unique([...spans, ...matches(text, IDENTIFIER), ...matches(text, FLAG)]);
  return { files, code: code.filter((name) => !files.includes(name)), tools: matches(text, TOOL) };
}

/** Whether a text names a tool, a file or a piece of code. */
export function namesSomething(text: string): boolean {
  const { files, code, tools } = namesIn(text);
  return files.length + code.length + tools.length > 0;
}

const matches = (text: string, pattern: RegExp): string[] =>
  unique([...text.matchAll(pattern)].map(([found]) => found));

const unique = (values: readonly string[]): string[] => [...new Set(values)];
