import { FENCE, ITEM, namesIn, plainLine } from './prose.ts';

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

const HEADING = /^\s*#{1,6}\s+|^\s*\*\*[^*]{2,80}\*\*:?\s*$/;
const ROW = /^\s*\|.*\|\s*$/;
/** A rule, also as the client's explaining style draws the frame of an aside (`★ Insight ─────`). */
const RULE = /^\s*(?:`?(?:★ Insight )?[-=*_─━]{3,}`?|\|?[\s:|-]+\|[\s:|-]*)\s*$/;
const CELL = /[^|\s](?:[^|]*[^|\s])?/g;
const QUOTE = /^\s*>\s?/;

/** Where something stands in a file that changes: of no use next week. */
const LINE_NUMBERS =
  / ?\((?:at |around |see )?(?:~|l\.? ?|lines? ?~?)\d+(?:[-–, ]+~?\d+)*\)| (?:at|on|around) lines? ~?\d+(?:[-–]\d+)?|(?<=\.(?:[cm]?[jt]sx?|go|py|rs|rb|java|kts?|c|h|cc|cpp|cs|php|swift|vue|md|ya?ml|json|toml|sh|sql|css|html)):\d+(?:[-:]\d+)*/gi;

/** What is longer is a document; its blocks are read from the start. */
const MAX_CHARS = 32 * 1024;
/** A block is a memory's worth of words; more is cut by whoever uses it. */
const MAX_BLOCK_CHARS = 2_000;

/** The blocks of a markdown text in their order, without code in fences and rules; an item has the lines and the items below it, up to an empty line. Pure, total, linear. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let lead = '';
  let open: { readonly lines: string[]; readonly place: Block['place']; readonly indent: number } | undefined;
  let inFence = false;
  let isApart = false;
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
      isApart = true;
      continue;
    }
    const goesOn = !isApart && !/:$/.test(bare);
    isApart = false;
    if (HEADING.test(bare)) {
      close();
      heading = plainLine(bare).replace(/:$/, '');
      lead = '';
      continue;
    }
    const item = ITEM.exec(bare);
    const indent = item?.[1]?.length ?? 0;
    const begin = (place: Block['place'], text = bare): void => {
      close();
      open = { lines: [text], place, indent };
    };
    if (ROW.test(bare)) begin('row', (bare.match(CELL) ?? []).join(' — '));
    else if (item !== null && (open?.place !== 'item' || indent <= open.indent)) begin('item');
    else if (open === undefined || open.place === 'row') begin('text');
    else if (item === null && open.place === 'item' && !/^\s/.test(bare) && !goesOn) {
      begin('text');
      lead = '';
    } else open.lines.push(item === null ? bare : `· ${bare.replace(ITEM, '')}`);
  }
  close();
  return blocks;
}

export const CAUSE =
  /\b(?:because|since|due to|so that|so (?:the|it|that|they|every|all|each|no|both|two|only|a|an)\b|otherwise|caus(?:es?|ed|ing)|root cause|(?:that|this) is why|which (?:means|makes|breaks|lets?|would)|means (?:that|the)|therefore|hence|as a result|leads? to|led to|comes? from|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|to (?:keep|ensure|avoid|prevent|make|help|let)|unless|whenever|the reason|reason:)\b|→/i;
export const DEFECT =
  /\b(?:bugs?|races?|leak(?:s|ed|ing)?|crash\w*|fail(?:s|ed|ing|ures?)?|br(?:oke|oken|eaks)|wrong(?:ly)?|stale|silent(?:ly)?|swallow\w*|lost|loses|mismatch\w*|conflict\w*|duplicat\w*|ignor(?:es|ed|ing)|dropped|drops|unexpected\w*|reject(?:s|ed)|stuck|hang(?:s|ing)?|overwrit\w*|errors?|abort(?:s|ed|ing)?|confusing|unreachable|off-by-one|incorrect\w*|missing|misleading|too (?:slow|many|much|long|large))\b/i;
export const CONSTRAINT =
  /n['’]t\b|\b(?:must|never|always|cannot|only|requires?|required|needs? to|not|no longer|instead of|rather than|without|nothing|none|on purpose|deliberate\w*|intentional\w*|by design|decided against|turned down|deferr?(?:ed)?)\b/i;
/** The files, code and flags that a text names, in lower case. */
export function allNames(text: string): readonly string[] {
  const { files, code } = namesIn(text);
  return [...files, ...code].map((name) => name.toLowerCase());
}

const MIN_NAME_CHARS = 4;
/** The names that a candidate goes by, as an edit may hold them, in lower case: the file without its folders, the function without its brackets. */
export const namesOf = ({ about, text }: Pick<Candidate, 'about' | 'text'>): readonly string[] =>
  allNames(`${about} ${text}`)
    .map((name) => name.replace(/^.*\/(?=.)|\(\)$/g, ''))
    .filter((name) => name.length >= MIN_NAME_CHARS);

/** Whether the assistant says it, who also says what comes next. Pure. */
export const isAnswer = (source: Source): boolean => source === 'answer' || source === 'last';
/** Whether only the user can have said it: a prompt may hold a pasted review. Pure. */
export const isUsers = (source: Source | undefined): boolean => source === 'refused' || source === 'choice';

/** Whether what was said still holds at the end: a commit was made of it, the user chose it, the session edited nothing more, or nothing that it names. Of the 87 most worth it 3 were false by the end, of the 163 others 13. */
export function stands(candidate: Candidate | undefined, { edits = 0 }: Progress): boolean {
  // A prompt is a task, a question or a report; what it states for good is kept by itself.
  if (candidate === undefined || candidate.source === 'prompt') return false;
  if (!isAnswer(candidate.source)) return true;
  const isLast = edits === (candidate.edits ?? 0);
  return isLast || (candidate.isTouched !== true && namesOf(candidate).length > 0);
}

export interface Progress {
  readonly edits?: number;
  /** How many prompts there were. */
  readonly turn?: number;
}

/** A learning of the conversation: words that may be worth remembering, filtered, until the session is distilled. */
export interface Candidate<Text extends string = string> {
  readonly source: Source;
  readonly text: Text;
  /** The heading above it, or what introduces its list, or the subject of the commit; '' where there is none. */
  readonly about: Text;
  readonly place: 'text' | 'item' | 'row';
  /** Counts the prompts of the session up to here. */
  readonly turn: number;
  /** Counts what was said in the session up to here: blocks with the same number stood in one message. */
  readonly message: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Of a commit: the files that the session had changed for it. */
  readonly files?: readonly string[];
  /** How many edits the session had made when it was said. */
  readonly edits?: number;
  /** The session went on to edit something that it names. */
  readonly isTouched?: true;
  /** It is all that the body of a commit says. */
  readonly isAll?: true;
  /** Of a commit's kind, but the text of a pull request or an issue: it tells again what its commits tell. */
  readonly isRequest?: true;
  /** It is kept by itself, as what the user stated: it may overturn others, and becomes no memory of its own. */
  readonly isKept?: true;
}

/** `refused`: typed while turning a call down; `choice`: what was chosen; `answer`: in the middle of a turn, `last`: at its end; `commit`: the body of its message. Plans, reports of subagents, hooks and notes for agents told no memory in 225 sessions. */
export type Source = 'prompt' | 'refused' | 'choice' | 'answer' | 'last' | 'commit';
