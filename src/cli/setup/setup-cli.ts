import { CsError } from '../../domain/errors.ts';
import { wireCliLink } from '../../wire/install.ts';
import { print, printJson } from '../io.ts';
import { agreed, type SetupExtraOptions } from './setup-extras.ts';

/** `setup --cli`: the command `cs-memory` in every terminal, after asking; `--off` takes the link away again. Throws IO_FAILED, USAGE. */
export async function setUpCli({ off, dryRun, yes, json }: SetupExtraOptions): Promise<void> {
  const { link, program } = wireCliLink(process.env);
  const tell = (words: string, isLinked: boolean): void =>
    json ? printJson({ link: link.path, linked: isLinked }) : print(words);
  const isOurs = link.state === 'ours';
  if (off) {
    if (!dryRun) link.remove();
    return tell(
      isOurs ? `${link.path} was removed` : 'it was not set by cs-memory',
      isOurs && dryRun === true,
    );
  }
  if (link.state === 'other')
    throw new CsError('USAGE', `${link.path} exists and is not ours`, {
      hint: 'move it away, or link to the program under another name',
    });
  if (program === undefined)
    throw new CsError('USAGE', 'this copy of cs-memory has no bin/cs-memory', {
      hint: 'npm install --global puts the command on the PATH',
    });
  if (isOurs && link.target === program) return tell(`${link.path} already leads here`, true);
  if (!json) {
    print(`This links ${link.path} to ${program}, so that \`cs-memory\` works in every terminal.`);
    if (!link.isOnPath) print('That folder is not on your PATH yet: add it in your shell configuration.');
  }
  if (dryRun) return tell('Nothing was done: --dry-run.', false);
  if (!(await agreed({ yes, json }))) return tell('Nothing was done.', false);
  link.make(program);
  tell(
    'Linked. `cs-memory setup --cli --off` removes it; run `setup --cli` again after the plugin was updated.',
    true,
  );
}
