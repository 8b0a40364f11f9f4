import { PLAIN_RULES, type StatementRule } from './rules.ts';
import { FACT_RULES } from './rules-facts.ts';
import { GRAMMAR_RULES } from './rules-grammar.ts';

/** Every way to state something that is known: the usual words, facts, ways of building a sentence. */
export const RULES: readonly StatementRule[] = [...PLAIN_RULES, ...FACT_RULES, ...GRAMMAR_RULES];
