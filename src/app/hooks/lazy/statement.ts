// A file of its own in dist: the prompts that may state something are read with it.
export { isStanding, statementIn } from '../../../capture/model/statements/statement.ts';
