// A session's flush, as its Stop does it; without a session that of all that waits.
import { measureIn } from './measured.ts';

const [repository = '', session] = process.argv.slice(2);

measureIn(
  repository,
  async ({ flushQueues }) => (await flushQueues(session === undefined ? undefined : [session])).written,
  session === undefined ? {} : { session },
);
