// What speaks to git and recalls: one file in dist, loaded by calls that have something to flush or to answer.
export { flushSession } from './flush.ts';
export { answerFromMemory, startSession } from './recall.ts';
