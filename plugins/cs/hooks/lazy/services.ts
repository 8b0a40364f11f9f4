// Everything that is loaded only when a hook has something to do: one file in dist, beside hook.cjs.
export { captureToSpool } from './capture.ts';
export { flushSession } from './flush.ts';
export { ownTriggers } from './own-triggers.ts';
export { answerFromMemory, startSession } from './recall.ts';
