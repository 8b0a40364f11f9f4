// Plays one recorded session through the built hooks as hooks.json starts them, in a scratch repository, its transcript growing line by line.
import { appendFileSync } from 'node:fs';
import { decodeLine } from '../../src/core/note-line.ts';
import { type Client, openClient, type Said } from './client.ts';
import { openWorkTree } from './work-tree.ts';

/** A line of a transcript, as far as playing it needs. */
export interface Line {
  readonly type?: string;
  readonly subtype?: string;
  readonly cwd?: string;
  readonly timestamp?: string;
  readonly gitBranch?: string;
  readonly isMeta?: boolean;
  readonly isSidechain?: boolean;
  readonly message?: { readonly content?: unknown };
  readonly toolUseResult?: unknown;
  readonly compactMetadata?: { readonly trigger?: string };
}

/** A memory that stands in the notes when the session is over. */
export interface Kept {
  readonly id: string;
  readonly kind: string;
  readonly summary: string;
  readonly body: string;
}

/** A part of what was said. */
export interface Block {
  readonly type?: string;
  readonly id?: string;
  readonly name?: string;
  readonly text?: string;
  readonly input?: Record<string, unknown>;
  readonly tool_use_id?: string;
  readonly content?: unknown;
  readonly is_error?: boolean;
}

export const blocksOf = (content: unknown): readonly Block[] => (Array.isArray(content) ? content : []);
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : blocksOf(content)
        .flatMap(({ type, text }) => (type === 'text' && text !== undefined ? [text] : []))
        .join('\n');

/** What the client answers for a call that the user, or a rule, turned down. */
const TURNED_DOWN =
  /doesn't want to proceed|Request interrupted by user|tool use was rejected|^<tool_use_error>/;
const NO_PROMPT =
  /^(?:<local-command|<command-name|<bash-|Caveat:|<system-reminder|This session is being continued|\[Request)/;

/**
 * Plays a session of `lines` through the hooks of the checkout at `root`, in the repository of `folder`, which is made where there is none; gives what
 * is in the notes then.
 */
export function replay(
  root: string,
  folder: string,
  session: string,
  lines: readonly Line[],
  said: Said = () => {},
): readonly Kept[] {
  const client = openClient(root, folder, session, said);
  const { repository, raise } = client;
  const rebased = JSON.parse(JSON.stringify(lines).replaceAll(rootOf(lines), repository)) as readonly Line[];
  const tree = openWorkTree(client, rebased);
  raise('SessionStart', { source: 'startup' }, 'startup');
  play(rebased, client, tree);
  raise('SessionEnd', { reason: 'other' }, 'other');
  return keptIn(client.git);
}

/** The folder the session worked in, in the spelling of its lines. */
function rootOf(lines: readonly Line[]): string {
  const counts = new Map<string, number>();
  for (const { cwd } of lines) if (cwd !== undefined) counts.set(cwd, (counts.get(cwd) ?? 0) + 1);
  const [most = ['/nowhere']] = [...counts].sort((a, b) => b[1] - a[1]);
  return JSON.stringify(String(most[0])).slice(1, -1);
}

function play(
  lines: readonly Line[],
  { transcript, raise }: Client,
  tree: ReturnType<typeof openWorkTree>,
): void {
  const calls = new Map<string, Block>();
  let last = '';
  const stop = (): void => {
    if (last !== '')
      raise('Stop', { stop_hook_active: false, last_assistant_message: last, background_tasks: [] });
    last = '';
  };
  for (const line of lines) {
    const write = (): void => appendFileSync(transcript, `${JSON.stringify(line)}\n`);
    const blocks = blocksOf(line.message?.content);
    if (line.gitBranch) tree.switchTo(line.gitBranch);
    if (line.type === 'system' && line.subtype === 'compact_boundary') {
      stop();
      const trigger = line.compactMetadata?.trigger ?? 'auto';
      raise('PreCompact', { trigger }, trigger);
      write();
      raise('SessionStart', { source: 'compact' }, 'compact');
    } else if (line.type === 'user' && blocks.some(({ type }) => type === 'tool_result')) {
      write();
      for (const block of blocks) result(block, line);
    } else if (line.type === 'user' && line.isMeta !== true) {
      const prompt = textOf(line.message?.content).trim();
      if (prompt !== '' && !NO_PROMPT.test(prompt)) {
        stop();
        raise('UserPromptSubmit', { prompt });
      }
      write();
    } else {
      write();
      if (line.type !== 'assistant' || line.isSidechain === true) continue;
      for (const block of blocks) {
        if (block.type === 'text' && block.text?.trim()) last = block.text;
        if (block.type !== 'tool_use') continue;
        calls.set(block.id ?? '', block);
        last = ''; // a turn ends with words
      }
    }
  }
  stop();

  function result(block: Block, line: Line): void {
    const call = calls.get(block.tool_use_id ?? '');
    if (call === undefined) return;
    const text = textOf(block.content);
    const { name = '', input = {} } = call;
    const fields = { tool_name: name, tool_input: input, tool_use_id: block.tool_use_id };
    if (block.is_error === true) {
      if (TURNED_DOWN.test(text))
        raise('PostToolBatch', { tool_calls: [{ ...fields, tool_response: text }] });
      else raise('PostToolUseFailure', { ...fields, error: text }, name);
      return;
    }
    tree.carryOut(name, input);
    raise('PostToolUse', { ...fields, tool_response: line.toolUseResult ?? text }, name);
    if (/^(?:Task|Agent)$/.test(name) && text !== '')
      raise('SubagentStop', {
        agent_id: block.tool_use_id,
        agent_type: 'general-purpose',
        last_assistant_message: text,
      });
  }
}

/** Namespaces of what is no lesson. */
const NO_LESSONS = /\/(?:handoffs|progress|goals)$/;

function keptIn(git: Client['git']): readonly Kept[] {
  const kept = new Map<string, Kept>();
  const gone = new Set<string>();
  for (const ref of git('for-each-ref', '--format=%(refname)', 'refs/notes/cs/').split('\n')) {
    if (ref === '' || NO_LESSONS.test(ref)) continue;
    for (const note of git('notes', `--ref=${ref}`, 'list').split('\n')) {
      if (note === '') continue;
      for (const raw of git('cat-file', '-p', note.split(' ')[0] ?? '').split('\n')) {
        const line = raw === '' ? 'broken' : decodeLine(raw);
        if (typeof line === 'string' || line.type === 'part') continue;
        if (line.type === 'memory') kept.set(line.id, { ...line, body: line.body ?? '' });
        else if (line.type === 'forgotten' || line.type === 'supersedes') gone.add(line.id);
      }
    }
  }
  return [...kept.values()].filter(({ id }) => !gone.has(id));
}
