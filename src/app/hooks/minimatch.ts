// A file of its own in dist: see loaders.ts.
export { minimatch } from 'minimatch';
