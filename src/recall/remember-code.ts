import type { Repository } from '../core/ports.ts';
import type { CodeNow } from './code-now.ts';

/** So long branches elsewhere may move unseen. */
const KEPT_MS = 10_000;

/** The same answers without a process for a search at each key; anew when HEAD moves, and after ten seconds. */
export function rememberCode(code: CodeNow, repository: Pick<Repository, 'head'>): CodeNow {
  let kept = { head: '', untilMs: 0, answers: new Map<string, unknown>() };
  /** The answers in the order of the questions; only what is not known is asked. What had no answer is not asked again meanwhile. */
  const answered = async <Question, Answer>(
    questions: readonly Question[],
    ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    verb: keyof CodeNow,
  ): Promise<readonly Answer[]> => {
    const nameOf = (question: Question): string => verb + JSON.stringify(question);
    const head = (await repository.head().catch(() => undefined))?.commit ?? '';
    if (kept.head !== head || performance.now() > kept.untilMs)
      kept = { head, untilMs: performance.now() + KEPT_MS, answers: new Map() };
    const { answers } = kept;
    const missing = questions.filter((question) => !answers.has(nameOf(question)));
    const found = missing.length === 0 ? [] : await ask(missing);
    for (const [at, question] of missing.entries()) answers.set(nameOf(question), found[at]);
    return questions.map((question) => answers.get(nameOf(question)) as Answer);
  };
  return {
    ...code,
    places: async (commits, deadlineMs) => {
      const ask = async (asked: readonly string[]) => {
        const found = await code.places(asked, deadlineMs);
        return asked.map((commit) => found.get(commit));
      };
      const places = await answered(commits, ask, 'places');
      return new Map(commits.flatMap((commit, at) => (places[at] ? [[commit, places[at]]] : [])));
    },
    commitsSince: (questions, deadlineMs) =>
      answered(questions, (asked) => code.commitsSince(asked, deadlineMs), 'commitsSince'),
    renamedSince: (questions, deadlineMs) =>
      answered(questions, (asked) => code.renamedSince(asked, deadlineMs), 'renamedSince'),
  };
}
