import { namesSomething } from '../../../core/prose.ts';
import type { Candidate } from './blocks.ts';
import { OPENING } from './compose.ts';

/** It speaks of something that was named before, or lists what was done by commit. */
const DANGLES =
  /^(?:(?:since|because|although|though|while|once|yes|no|ok(?:ay)?|so|and|but|also|then|now|today|here|next|there(?:['’]s| is| are)?|again|still|otherwise|that said|note that|in short)\b[\s,:;—–-]*)*(?:it|its|it['’]s|this|that|these|those|they|both|he|she|(?:the )?same|the (?:other|former|latter|above|rest)|the [a-z]+ (?:is|are|was|were|has|have|had|does|did|also|itself|now)|there(?:['’]s| is| are) also|(?:first|second|third|last)ly?|\d[.)])\b|^[`([]*[\da-f]{7,40}\b/i;

/** In its first sentence it points at something that was seen before: "without this change". */
const POINTS =
  /^(?:[^.!?]|[.!?](?!\s))*\b(?:this|these|those) (?!is\b|are\b|was\b|were\b|can\b|means?\b)[a-z]/i;

/** It counts on what stands elsewhere. */
const POINTS_OUT =
  /(?:^|[.!?:;] )the (?:two|three)\b|\b(?:the (?:former|latter|above|below)\b|(?:step|lines?|point|item|finding) \d|as (?:discussed|described|mentioned)\b|\b(?:above|below)(?=[,.;:)]|$| (?:is|are|was|were)\b)|\b(?:that|which|what) follows\b|\bthat (?:pr|commit|change|fix)\b|you (?:describe|mention|ask|said)\b)/i;

/** Whether somebody who was not there can know what it speaks of: it names something, or its heading does, and does not begin with what points back. */
export function isAlone(candidate: Candidate | undefined): boolean {
  if (candidate === undefined) return false;
  const { about, source } = candidate;
  const text = candidate.text.replace(OPENING, '');
  // A question, and what was turned down, say what they are about.
  if (source === 'choice' || source === 'refused') return true;
  if (POINTS_OUT.test(text)) return false;
  // A commit says what it is about, whatever it begins with.
  if (source === 'commit') return true;
  return namesSomething(`${about} ${text}`) && !DANGLES.test(text) && !POINTS.test(text);
}
