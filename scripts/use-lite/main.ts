// Makes the embedding model that tests and benchmarks use from the weights in node_modules, without a network.
// npm run model:use-lite -- [--out FOLDER] [--package FOLDER]: prints the folder of the model.
import { parseArgs } from 'node:util';
import { modelCache } from '../../src/extras/vectors/open-model.ts';
import { convertUseLite } from './tokenizer.ts';
import { weightsFolder } from './weights-folder.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, package: { type: 'string' } } });
console.log(convertUseLite(weightsFolder(values.package), values.out ?? modelCache(process.env)));
