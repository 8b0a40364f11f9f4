import { type Cue, cuePoints, saturate } from './cues.ts';
import { withPrototypes } from './meaning.ts';
import { readingOf } from './reading.ts';
import type { Score } from './types.ts';

const CUES: readonly Cue[] = [
  {
    weight: 1.5,
    pattern:
      /\b(?:secur(?:e|ity|ely)|insecure|vulnerab\w*|exploit\w*|injection|xss|csrf|ssrf|toctou|cve-\d+|privilege\w*|sandbox\w*|encrypt\w*|plaintext|zeroed|untrusted)\b/i,
  },
  {
    weight: 1.5,
    pattern:
      /\b(?:privacy|private (?:key|data)|personal (?:data|information)|pii|gdpr|consent|anonymi[sz]\w*|credentials?|secrets?|passwords?|tokens? (?:leak|in the)|api keys?|leak(?:s|ed|ing)? (?:keys?|data|tokens?|secrets?))\b/i,
  },
  {
    weight: 1.2,
    pattern:
      /\b(?:licen[cs]e[sd]?|copyright|agpl|gpl|attribution|terms of (?:use|service)|compliance|legal)\b/i,
  },
  {
    weight: 1.3,
    pattern:
      /\b(?:data[- ]loss|los(?:e|es|t|ing) (?:data|work|changes|commits)|irreversibl\w*|destructive\w*|overwrit\w*|wip(?:e|es|ed|ing)|force[- ]push\w*|rm -rf|drop (?:table|database)|reset --hard|delet(?:e|es|ed|ing) (?:all|the user|production)|corrupt\w*)\b/i,
  },
  {
    weight: 1,
    pattern:
      /\b(?:harm\w*|unsafe|dangerous\w*|safety|in production|customers?|users? (?:lose|cannot|can't)|accessib\w*|permission\w*|authori[sz]\w*|authenticat\w*|fair(?:ness)?|abus\w*)\b/i,
  },
];

/**
 * E5 Moral: whether somebody comes to harm by it: security, privacy and secrets, licences, loss of data, danger to those who use
 * the software. With a model also nearness to sentences about such harm.
 */
export const moral: Score = (memory, context) =>
  withPrototypes('moral', saturate(cuePoints(readingOf(memory), CUES)), memory, context);
