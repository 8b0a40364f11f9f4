import { resolve } from 'node:path';
import { createLanceIndex } from '../../src/adapters/index/lancedb/lance-index.ts';
import { createWordsIndex } from '../../src/adapters/index/words/words-index.ts';
import { describeMemoryIndex } from './memory-index.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

describeMemoryIndex('the words index', createWordsIndex);
describeMemoryIndex('the LanceDB index', (options) =>
  createLanceIndex({ ...options, packagesFrom: [PROJECT] }),
);
