import { createWordsIndex } from '../../src/adapters/index/words/words-index.ts';
import { describeMemoryIndex } from './memory-index.ts';

describeMemoryIndex('the words index', createWordsIndex);
