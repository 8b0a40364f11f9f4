import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAssets } from '../../../extras/viewer/server.ts';
import { openView, type ViewOptions, writeView } from '../../../extras/viewer/view.ts';
import { wire } from '../../wire/services.ts';
import { command, wholeNumber } from '../command.ts';
import { print, setting, writeOut } from '../io.ts';
import { showingProgress } from '../progress.ts';

export const addView = command('view', {
  summary: 'show the memories as a page in your browser',
  about:
    'Serves a page that only this machine can open until you press Ctrl-C: search as you type, one memory with its evidence and what became of its files, files and the memories about them, what is open, figures. A click forgets, edits, keeps or trusts, and can be undone. The address has a token in it that is good until then; nothing comes from the network. With --out the same is written as one file to send, read-only: without your own memories, private namespaces and the contents of files.',
  options: {
    '--out <file>': 'write one HTML file instead; - means stdout',
    '--limit <n>': ['with --out: maximum number of memories, newest first', wholeNumber(1, 100_000), 5_000],
  },
  example: 'cs-memory view\n  cs-memory view --out memories.html',
  run: async ({ out, limit }) => {
    if (out === undefined) return serveUntilClosed();
    const page = await showingProgress('reading', () => writeView(viewOptions(), limit));
    writeOut(page, out);
    if (out !== '-' && process.stdout.isTTY)
      print(`${out}: one file to open or send, with the authors' addresses`);
  },
});

function viewOptions(): ViewOptions {
  const here = setting();
  return {
    open: () => wire({ ...here, asksOften: true }),
    assets: readAssets(dirname(fileURLToPath(import.meta.url))), // built beside the program
  };
}

/** Until Ctrl-C; SIGTERM ends the process as it does every command. */
async function serveUntilClosed(): Promise<undefined> {
  const view = await openView(viewOptions());
  print(`${view.url}\nOpen this address in a browser on this machine. Ctrl-C ends it.`);
  await once(process, 'SIGINT');
  await view.close();
  print('Closed.');
}
