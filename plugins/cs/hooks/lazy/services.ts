// What speaks to git and recalls: one file in dist, loaded by calls that have something to flush or to answer.
export { bringUpToDate } from './bring-up-to-date.ts';
export { flushSession } from './flush.ts';
export { answerFromMemory, startSession } from './recall.ts';
export { rememberStatement } from './remember-statement.ts';
export { endStretch, endTurn } from './turn.ts';
