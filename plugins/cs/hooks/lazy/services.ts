// What speaks to git and recalls: one file in dist, loaded by calls that have something to flush or to answer.
export { currentSession } from '../../../../src/wire/current-session.ts';
export { beforeCompaction } from './before-compaction.ts';
export { bringUpToDate } from './bring-up-to-date.ts';
export { flushSession } from './flush.ts';
export { injectContext } from './inject-context.ts';
export { queueStatement } from './queue-statement.ts';
export { answerFromMemory, startSession } from './recall.ts';
export { rememberStatement } from './remember-statement.ts';
export { resumeWork } from './resume-work.ts';
export { endAgent, endStretch, endTurn } from './turn.ts';
