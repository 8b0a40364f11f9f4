/**
 * Where a candidate was said. `prompt`: the user typed it; `refused`: typed while turning a call down; `choice`: the answer to a question of the
 * assistant's; `plan`: a plan that was approved or handed over; `answer`: the assistant, in the middle of a turn; `last`: the same, at its end; `commit`:
 * the body of a commit message; `notebook`: written into a file that instructs agents.
 */
export type Source = 'prompt' | 'refused' | 'choice' | 'plan' | 'answer' | 'last' | 'commit' | 'notebook';

/** A learning of the conversation: words that may be worth remembering, filtered, until the session is distilled. */
export interface Candidate<Text extends string = string> {
  readonly source: Source;
  /** One block: a paragraph, an item, a row. One line. */
  readonly text: Text;
  /** The heading above it, or what introduces its list, or the subject of the commit; '' where there is none. */
  readonly about: Text;
  readonly place: 'text' | 'item' | 'row';
  /** Counts the prompts of the session up to here. */
  readonly turn: number;
  /** Counts what was said in the session up to here: blocks with the same number stood in one message. */
  readonly message: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** How many edits and commits the session had made when it was said. */
  readonly edits?: number;
  readonly commits?: number;
  /** It is kept by itself, as what the user stated: it may overturn others, and becomes no memory of its own. */
  readonly isKept?: true;
}
