// Queues learnings for a session, spread over three namespaces, as its tool calls would have done.
import { made } from './learnings.ts';
import { measureIn } from './measured.ts';

const [repository = '', session = '', count = '50'] = process.argv.slice(2);
const NAMESPACES = ['learnings', 'decisions', 'blockers'];

measureIn(repository, async ({ accumulator, states }) => {
  states.begin(session, (state) => ({ ...state, author: 'Bench <bench@example.com>' }));
  for (let number = 0; number < Number(count); number += 1) {
    const ns = NAMESPACES[number % NAMESPACES.length];
    accumulator(session).add(made(session, number, ns, [`src/part${number % 10}.ts`]));
  }
  return accumulator(session).count();
});
