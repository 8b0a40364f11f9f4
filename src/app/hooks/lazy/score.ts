// A file of its own in dist: the few calls that are not routine on the first look are scored with it.
export { calculateScore } from '../../../capture/model/detection/score.ts';
