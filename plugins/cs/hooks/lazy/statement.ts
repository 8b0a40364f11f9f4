// A file of its own in dist: the prompts that may state something are read with it.
export { statementIn } from '../../../../src/domain/statements/statement.ts';
