import type { Repository } from '../core/ports.ts';
import type { CodeNow } from './code-now.ts';
import type { FileAt } from './ports.ts';
import type { CommitPlace } from './standing.ts';

/** So long branches elsewhere may move unseen. */
const KEPT_MS = 10_000;

const nameOf = ({ commit, path, blob = '' }: FileAt): string => `${commit} ${blob} ${path}`;

/** The same answers without a process for a search at each key; anew when HEAD moves, and after ten seconds. */
export function rememberCode(code: CodeNow, repository: Pick<Repository, 'head'>): CodeNow {
  let kept = { head: '', untilMs: 0, answers: new Map<string, unknown>() };
  /** The answers in the order of the questions; only what is not known is asked. What had no answer is not asked again meanwhile. */
  const answered = async <Question, Answer>(
    name: (question: Question) => string,
    questions: readonly Question[],
    ask: (questions: readonly Question[]) => Promise<readonly (Answer | undefined)[]>,
  ): Promise<readonly (Answer | undefined)[]> => {
    const head = (await repository.head().catch(() => undefined))?.commit ?? '';
    if (kept.head !== head || performance.now() > kept.untilMs)
      kept = { head, untilMs: performance.now() + KEPT_MS, answers: new Map() };
    const { answers } = kept;
    const missing = questions.filter((question) => !answers.has(name(question)));
    const found = missing.length === 0 ? [] : await ask(missing);
    for (const [at, question] of missing.entries()) answers.set(name(question), found[at]);
    return questions.map((question) => answers.get(name(question)) as Answer | undefined);
  };
  return {
    ...code,
    places: async (commits, deadlineMs) => {
      const places = await answered<string, CommitPlace>(String, commits, async (asked) => {
        const found = await code.places(asked, deadlineMs);
        return asked.map((commit) => found.get(commit));
      });
      return new Map(
        commits.flatMap((commit, at) => (places[at] === undefined ? [] : [[commit, places[at]]])),
      );
    },
    commitsSince: (questions, deadlineMs) =>
      answered(
        (question) => `since ${nameOf(question)}`,
        questions,
        (asked) => code.commitsSince(asked, deadlineMs),
      ),
    renamedSince: (questions, deadlineMs) =>
      answered(
        (question) => `renamed ${nameOf(question)}`,
        questions,
        (asked) => code.renamedSince(asked, deadlineMs),
      ),
  };
}
