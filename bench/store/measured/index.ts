// Builds the index, as the first recall does.
import { measureIn } from './measured.ts';

const [repository = ''] = process.argv.slice(2);

measureIn(repository, async ({ index }) => {
  await index.save();
  return (await index.all()).length;
});
