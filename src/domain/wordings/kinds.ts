import type { Family } from '../trigger-words.ts';

/**
 * What words are about, so far as it tells a question about the past: grammar.ts says which of them such a question has.
 *
 * - `asksAlone`: asks whatever is around it: "te acuerdas", "wer hat vorgeschlagen". `anyoneDid`: somebody, not only who is here: "has anyone run into".
 * - `weDid`: somebody here did something, surely in the past; `weHave`: the same words may speak of now ("haben wir"); `youDid`: it may have been a moment ago;
 *   `weAgreed`, `weTold`: no question by its form.
 * - `wasDone`: the passive of it. `why`, `what`: question words.
 * - `ago`: some time ago; `past`: before now, maybe only just ("already"); `ever`: at any time. `again`: it was known once ("nochmal").
 * - `trouble` and `settled`: what may be over by now, and that it is or is not. `leftOver`: what is still to do.
 * - `goOn`, `work`: to continue, and some former work.
 */
export type Kind =
  | 'asksAlone'
  | 'anyoneDid'
  | 'weDid'
  | 'weHave'
  | 'weAgreed'
  | 'weTold'
  | 'youDid'
  | 'wasDone'
  | 'why'
  | 'what'
  | 'ago'
  | 'past'
  | 'ever'
  | 'again'
  | 'trouble'
  | 'settled'
  | 'leftOver'
  | 'goOn'
  | 'work';

/** For each kind the alternatives of a pattern. The first kind that matches at a place is taken. */
export type Words = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** The words of one language. */
export interface Language {
  readonly name: string;
  /** By whose words the first look knows it. */
  readonly family: Family;
  readonly words: Words;
  /** Words are whole: with something else than a letter on both sides. */
  readonly isSpaced: boolean;
  /** What makes a question without a question mark. */
  readonly asks: RegExp;
  /** Words that tell nothing, for the query; English has those of general-words.ts. */
  readonly filler?: string;
  /** What every sentence in it has, where it is no Latin one. */
  readonly script?: RegExp;
}
