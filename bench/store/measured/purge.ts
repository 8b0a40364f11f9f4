// Purges one memory. Says how many were found and are gone.
import { measureIn } from './measured.ts';

const [repository = '', id = ''] = process.argv.slice(2);

measureIn(repository, async ({ purge }) => {
  const { ids, leftIn } = await purge.purge(await purge.find([id]));
  if (leftIn.length > 0) throw new Error(`the text is still in ${leftIn.join(', ')}`);
  return ids.length;
});
