// The work tree of a played session, as far as its calls tell what became of it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { commitMessagesIn } from '../../src/capture/messages.ts';
import type { Client } from './client.ts';
import { blocksOf, type Line } from './replay.ts';

type Input = Readonly<Record<string, unknown>>;

const pathIn = (repository: string, input: Input): string | undefined => {
  const path = typeof input['file_path'] === 'string' ? resolve(repository, input['file_path']) : '';
  return path === '' || relative(repository, path).startsWith('..') ? undefined : path;
};

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What a session of `lines` found when it began: the files that it only edits, on the branch it names, which a remote has, too. */
export function openWorkTree({ repository, git }: Client, lines: readonly Line[]) {
  const known = new Set<string>();
  for (const { name, input = {} } of lines.flatMap(({ message }) => blocksOf(message?.content))) {
    const path = pathIn(repository, input);
    if (path === undefined || known.has(path) || (name !== 'Edit' && name !== 'Write')) continue;
    known.add(path);
    if (name === 'Edit' && !existsSync(path)) write(path, 'what was there\n');
  }
  let branch = git('symbolic-ref', '--short', 'HEAD').trim();
  const switchTo = (name: string): void => {
    if (name === branch) return;
    git('branch', name);
    git('checkout', '-q', name);
    // What is not committed may stand in its way.
    git('symbolic-ref', 'HEAD', `refs/heads/${name}`);
    git('reset', '-q');
    branch = name;
  };
  const push = (): void => {
    const remote = join(repository, '../remote.git');
    if (!existsSync(remote)) {
      git('init', '-q', '--bare', remote);
      git('remote', 'add', 'origin', remote);
    }
    git('push', '-q', '--force', '--set-upstream', 'origin', 'HEAD');
  };
  const first = lines.find(({ gitBranch = '' }) => gitBranch !== '')?.gitBranch;
  if (first !== undefined) switchTo(first);
  git('add', '-A');
  git('commit', '-q', '-m', 'What was there');
  push();

  const runShell = (command: string): void => {
    const message = commitMessagesIn(command).at(-1);
    const amends = /\bgit commit\b.*--amend\b/.test(command);
    if (/\bgit reset --soft HEAD~1\b/.test(command)) git('reset', '-q', '--soft', 'HEAD~1');
    if (message !== undefined || amends) {
      git('add', '-A');
      const text = message === undefined ? ['--no-edit'] : ['-m', `${message.subject}\n\n${message.body}`];
      git('commit', '-q', '--allow-empty', ...(amends ? ['--amend'] : []), ...text);
    }
    if (/\bgit (?:-C \S+ )?push\b/.test(command)) push();
  };
  return {
    switchTo,
    /** What a call that passed did to the files and to git. */
    carryOut: (name: string, input: Input): void => {
      const path = pathIn(repository, input);
      if (path !== undefined && (name === 'Write' || name === 'Edit')) {
        const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
        write(path, String(input['content'] ?? `${before}${String(input['new_string'] ?? '')}\n`));
      }
      if (name === 'Bash') runShell(String(input['command'] ?? ''));
    },
  };
}
