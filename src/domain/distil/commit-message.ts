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
