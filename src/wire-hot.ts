// The adapters that every hook call may load: a few hundred lines, no package. All others are wired in wire.ts,
// which costs a tenth of a node start to load and so is loaded only by calls that have something to do.
export { failureRecord, type LogRecord, writeLog } from './adapters/log/log.ts';
