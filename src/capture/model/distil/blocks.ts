import { plainLine } from '../../../core/prose.ts';

/** A paragraph, a list item or a table row of a markdown text: what a reader would quote. */
export interface Block {
  /** One line, without marks of lists and emphasis; code spans keep their backticks. */
  readonly text: string;
  readonly place: 'text' | 'item' | 'row';
  /** The heading above it, '' where there is none. */
  readonly heading: string;
  /** What introduces the list it stands in ("Two reasons:"), '' where nothing does. */
  readonly lead: string;
}

const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^\s*#{1,6}\s+|^\s*\*\*[^*]{2,80}\*\*:?\s*$/;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+/;
const ROW = /^\s*\|.*\|\s*$/;
/** A rule, also as the client's explaining style draws the frame of an aside (`★ Insight ─────`). */
const RULE = /^\s*(?:`?(?:★ Insight )?[-=*_─━]{3,}`?|\|?[\s:|-]+\|[\s:|-]*)\s*$/;
const QUOTE = /^\s*>\s?/;

/** Where something stands in a file that changes: of no use next week. */
const LINE_NUMBERS =
  / ?\((?:at |around |see )?(?:~|l\.? ?|lines? ?~?)\d+(?:[-–, ]+~?\d+)*\)| (?:at|on|around) lines? ~?\d+(?:[-–]\d+)?|(?<=\.(?:[cm]?[jt]sx?|go|py|rs|rb|java|kts?|c|h|cc|cpp|cs|php|swift|vue|md|ya?ml|json|toml|sh|sql|css|html)):\d+(?:[-:]\d+)*/gi;

/** What is longer is a document; its blocks are read from the start. */
const MAX_CHARS = 32 * 1024;
/** A block is a memory's worth of words; more is cut by whoever uses it. */
const MAX_BLOCK_CHARS = 2_000;

interface Open {
  readonly lines: string[];
  readonly place: Block['place'];
  readonly indent: number;
}

/**
 * The blocks of a markdown text in their order. Code in fences and rules are left out; an item takes the lines and the items below it
 * with it. Pure, total; takes time that grows with the length only.
 */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let lead = '';
  let open: Open | undefined;
  let inFence = false;
  const close = (): void => {
    if (open === undefined) return;
    const text = plainLine(open.lines.join(' ')).replace(LINE_NUMBERS, '').slice(0, MAX_BLOCK_CHARS);
    if (/[:：]$/.test(text) && open.place === 'text' && text.length < 300) lead = text;
    else if (text !== '') {
      const isListed = open.place !== 'text';
      blocks.push({ text, place: open.place, heading, lead: isListed ? lead : '' });
      if (!isListed) lead = '';
    }
    open = undefined;
  };
  for (const line of markdown.slice(0, MAX_CHARS).split(/\r?\n/)) {
    if (FENCE.test(line)) {
      inFence = !inFence;
      close();
      continue;
    }
    if (inFence) continue;
    const bare = line.replace(QUOTE, '');
    if (bare.trim() === '' || RULE.test(bare)) {
      if (open?.place === 'text') close();
      continue;
    }
    if (HEADING.test(bare)) {
      close();
      heading = plainLine(bare).replace(/:$/, '');
      lead = '';
      continue;
    }
    const item = ITEM.exec(bare);
    const indent = item?.[1]?.length ?? 0;
    if (ROW.test(bare)) {
      close();
      open = { lines: [rowText(bare)], place: 'row', indent: 0 };
    } else if (item !== null && (open?.place !== 'item' || indent <= open.indent)) {
      close();
      open = { lines: [bare], place: 'item', indent };
    } else if (item === null && open?.place === 'item' && !/^\s/.test(bare)) {
      close();
      lead = '';
      open = { lines: [bare], place: 'text', indent: 0 };
    } else if (open === undefined || open.place === 'row') {
      close();
      open = { lines: [bare], place: 'text', indent: 0 };
    } else open.lines.push(item === null ? bare : `${punctuated(bare.replace(ITEM, ''))}`);
  }
  close();
  return blocks;
}

/** A row's cells, as one would read them out. */
const rowText = (line: string): string =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' — ');

const punctuated = (text: string): string => `· ${text}`;

/** A commit's message as its command line has it. */
export interface CommitMessage {
  readonly subject: string;
  readonly body: string;
}

const COMMIT = /\bgit\b[^\n;|&]{0,300}?\bcommit\b/;
/** A text that follows the option for it (`-m "$(cat <<'EOF'`, `-F - <<EOF`): another one of the same shell line is no message. */
const HEREDOC =
  /^[^\n]{0,300}?(?:-[a-z]*[mF]|--message|--file)\b[^\n]{0,60}?<<-?[ \t]*['"]?(\w{1,40})['"]?[^\n]*\r?\n([\s\S]*?)\r?\n[ \t]{0,40}\1\b/;
const MESSAGE = /(?:-[a-z]*m|--message)[\s=]+(?:"((?:[^"\\]|\\.)*)"|'([^']*)')/g;
/** Lines that git's tools add, not people. */
const TRAILER =
  /^(?:[A-Z][\w-]+-[Bb]y|Change-Id|[A-Z][a-z]+-(?:Session|Checkpoint|Id|Url|Trailer)|🤖 Generated)\b.*$/;

/** The message that a shell line commits with; undefined where it commits nothing, or takes its message from elsewhere. Pure. */
export function commitMessageIn(command: string): CommitMessage | undefined {
  const commit = COMMIT.exec(command);
  if (commit === null) return undefined;
  const options = command.slice(commit.index + commit[0].length);
  const text = (HEREDOC.exec(options)?.[2] ?? messagesIn(options)).trim();
  if (text === '') return undefined;
  const [subject = '', ...rest] = text.split('\n');
  const body = rest
    .filter((line) => !TRAILER.test(line.trim()))
    .join('\n')
    .trim();
  return { subject: subject.trim(), body };
}

const messagesIn = (command: string): string =>
  [...command.matchAll(MESSAGE)].map(([, double, single]) => double ?? single ?? '').join('\n\n');
