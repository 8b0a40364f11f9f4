import { dirname } from 'node:path/posix';
import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Candidate, Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.3,
    pattern:
      /\b(?:architectur\w*|design|layers?|layering|boundar(?:y|ies)|abstraction\w*|coupl(?:ed|ing)|decoupl\w*|monorepo|micro-?services?|subsystems?|pipelines?)\b/i,
  },
  {
    weight: 1.1,
    pattern:
      /\b(?:modules?|packages?|components?|services?|adapters?|plugins?|librar(?:y|ies)|workspaces?|entry ?points?|class(?:es)?|hooks?|handlers?|middleware|controllers?|stores?)\b/i,
  },
  {
    weight: 1.1,
    pattern:
      /\b(?:interfaces?|contracts?|apis?|endpoints?|schemas?|protocols?|types?|signatures?|formats?|payloads?|fields?|tables?|migrations?|exports?|imports?)\b/i,
  },
  {
    weight: 0.8,
    pattern:
      /\b(?:lives? in|belongs? (?:in|to)|owned by|calls?|called (?:by|from)|depends? on|used by|reads? from|writes? to|wraps?|extends|implements|inherits|flows?|goes through|passed (?:to|through)|between|shared)\b/i,
  },
];
/** For each further folder that its files lie in, at most three. */
const FOLDER = 0.5;
const MAX_FOLDERS = 3;

/**
 * E9 Structural: whether it speaks of how the software is built: architecture, modules, interfaces, who calls whom, and how
 * many folders it reaches across. With a model also nearness to sentences about structure.
 */
export const structural: Score = (memory, context) => {
  const reading = readingOf(memory);
  const across = Math.min(MAX_FOLDERS, Math.max(0, foldersOf(memory, reading.names.files).size - 1));
  const points = cuePoints(reading, CUES) + FOLDER * across;
  return withPrototypes('structural', saturate(points), memory, context);
};

const foldersOf = ({ files }: Candidate, named: readonly string[]): ReadonlySet<string> =>
  new Set([...files.map(({ path }) => path), ...named].filter((path) => path.includes('/')).map(dirname));
