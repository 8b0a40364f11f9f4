// A file of its own in dist: the prompts that may state something are read with it.
export { isStanding } from '../../../../src/domain/statements/standing.ts';
export { statementIn } from '../../../../src/domain/statements/statement.ts';
