import { useLiteEmbedder } from '../helpers/use-lite.ts';
import { embedderContract } from './embedder.ts';

embedderContract('transformers, USE-lite with weights of 8 bits', () => useLiteEmbedder('q8'));
embedderContract('transformers, USE-lite with weights of 32 bits', () => useLiteEmbedder('fp32'));
