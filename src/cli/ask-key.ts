import { emitKeypressEvents } from 'node:readline';
import { createInterface } from 'node:readline/promises';

/** Whether there is somebody who can press keys. */
export function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

interface Key {
  readonly name?: string;
  readonly ctrl?: boolean;
}

/**
 * Shows a question and waits for one of some keys, without Enter. `q` is pressed also by Escape, Ctrl-C, Ctrl-D and the end of
 * the input. Only for a terminal.
 */
export function askKey(question: string, keys: readonly string[]): Promise<string> {
  const { stdin, stdout } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  stdout.write(question);
  return new Promise((resolve) => {
    const done = (key: string): void => {
      stdin.off('keypress', pressed);
      stdin.off('end', ended);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write(`${key}\n`);
      resolve(key);
    };
    const ended = (): void => done('q');
    const pressed = (_text: string | undefined, { name = '', ctrl = false }: Key): void => {
      if (name === 'escape' || (ctrl && (name === 'c' || name === 'd'))) done('q');
      else if (!ctrl && keys.includes(name)) done(name);
    };
    stdin.on('keypress', pressed);
    stdin.on('end', ended);
  });
}

/** Asks for a line, with a text to change in it. Gives '' where it was left empty, or it ended by Ctrl-C, Ctrl-D or the end of the input. */
export async function askLine(question: string, text: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const asked = prompt.question(question).catch(() => undefined); // Ctrl-C
    prompt.write(text);
    const ended = new Promise<undefined>((resolve) => prompt.once('close', () => resolve(undefined)));
    const answer = await Promise.race([asked, ended]);
    if (answer === undefined) process.stdout.write('\n'); // the question's line is still open
    return answer?.trim() ?? '';
  } finally {
    prompt.close();
  }
}
