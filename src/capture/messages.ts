/** What a shell line tells those who were not there: the message of a commit, or the title and the text of a request. */
export type Message = { readonly subject: string; readonly body: string };

const COMMIT = /\bgit\b[^\n;|&]{0,300}?\bcommit\b/g;
/** What stands before an option of the same command: quoted texts whole, up to the next command of the line. */
const BEFORE = String.raw`(?:\\\r?\n|"(?:[^"\\]|\\.)*"|'[^']*'|[^\n;|&"'\\]){0,300}?`;
/** A text that follows the option for it (`-m "$(cat <<'EOF'`, `-F - <<EOF`): another one of the same shell line is no message. */
const HERE = String.raw`\b[^\n;|&]{0,60}?<<-?[ \t]*['"]?(\w{1,40})['"]?[^\n]*\r?\n`;
const HEREDOC = new RegExp(
  String.raw`${BEFORE}(?:-[a-z]*[mF]|--message|--file)${HERE}([\s\S]*?)\r?\n[ \t]{0,40}\1\b`,
  'y',
);
const MESSAGE = new RegExp(
  String.raw`${BEFORE}(?:-[a-z]*m|--message)[\s=]+(?:"((?:[^"\\]|\\.)*)"|'([^']*)')`,
  'y',
);
/** A pull request or an issue that is opened, or told anew. */
const OPENED = /\b(?:gh[ \t]+(?:pr|issue)|glab[ \t]+(?:mr|issue))[ \t]+(?:create|edit|new|update)\b/g;
const TITLE = new RegExp(
  String.raw`^${BEFORE}(?:--title|\s-t)[\s=]+(?:"((?:[^"\\]|\\.){1,300})"|'([^']{1,300})')`,
);
/** The first text of that kind or none: one that has no end is looked for once. */
const LONG_BODY = new RegExp(
  String.raw`^(?=(${BEFORE}(?:--(?:body|description)(?:-file)?|\s-[bFd])${HERE}))\1([\s\S]*?)\r?\n[ \t]{0,40}\2\b`,
);
const BODY = new RegExp(
  String.raw`^${BEFORE}(?:--(?:body|description)|\s-[bd])[\s=]+(?:"((?:[^"\\]|\\.)*)"|'([^']*)')`,
);
const TRAILER =
  /^(?:[A-Z][\w-]+-[Bb]y|Change-Id|[A-Z][a-z]+-(?:Session|Checkpoint|Id|Url|Trailer)|🤖 Generated)\b.*$/;

/** A picture that says of what kind a commit is. */
const EMBLEM = /^\s*(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+|:\w+:)\s*/u;

/** A shell line that says more commits is text about them; each is looked for to its end. */
const MOST_COMMITS = 20;

/** The messages that a shell line commits with, in their order; none where it commits nothing, or takes its message from elsewhere. Pure, linear. */
export function commitMessagesIn(command: string): readonly Message[] {
  const found: Message[] = [];
  let from = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = from;
    const match = pattern.exec(command);
    if (match !== null) from = pattern.lastIndex;
    return match;
  };
  for (let commits = 0; commits < MOST_COMMITS && next(COMMIT) !== null; commits += 1) {
    const texts = [next(HEREDOC)?.[2] ?? ''];
    if (texts[0] === '')
      for (let match = next(MESSAGE); match !== null; match = next(MESSAGE))
        texts.push(match[1] ?? match[2] ?? '');
    const text = texts.join('\n\n').trim();
    if (text !== '') found.push(messageOf(text));
  }
  return found;
}

/** What a shell line tells of pull requests and issues that it opens, each with its title. Pure, linear. */
export function requestsIn(command: string): readonly Message[] {
  const starts = [...command.matchAll(OPENED)].slice(0, MOST_COMMITS).map(({ index }) => index);
  return starts.flatMap((start, at) => {
    const line = command.slice(start, starts[at + 1]);
    const long = LONG_BODY.exec(line);
    const [, one, other] = TITLE.exec(line.replace(long?.[3] ?? '', '')) ?? [];
    const [, short, plain] = long === null ? (BODY.exec(line) ?? []) : [];
    const body = long?.[3] ?? short ?? plain ?? '';
    return body === '' ? [] : [messageOf(`${one ?? other ?? ''}\n${body}`)];
  });
}

/** What the shell would read otherwise is escaped, mostly where it need not be, too. */
const ESCAPED = /\\([`"$])/g;

function messageOf(text: string): Message {
  const [subject = '', ...rest] = text.replace(ESCAPED, '$1').split('\n');
  const body = rest
    .filter((line) => !TRAILER.test(line.trim()))
    .join('\n')
    .trim();
  return { subject: subject.replace(EMBLEM, '').trim(), body };
}
