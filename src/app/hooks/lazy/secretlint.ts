// A file of its own in dist: see loaders.ts.
export { scan as secretlint } from '../../../../filters/stages/provider-tokens/secretlint.ts';
