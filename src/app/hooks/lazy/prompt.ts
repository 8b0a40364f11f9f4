// A file of its own in dist: only prompts are read with it.
export { recallTrigger } from '../../../recall/model/trigger.ts';
