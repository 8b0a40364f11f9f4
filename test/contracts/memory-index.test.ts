import { createWordsIndex } from '../../src/recall/index/words-index.ts';
import { describeMemoryIndex } from './memory-index.ts';

describeMemoryIndex('the words index', createWordsIndex);
