// A file of its own in dist: only calls beside an open failure are looked at with it.
export { isWatchedFor } from '../../../capture/model/family.ts';
