/** `needs`: the prompt must hold one of these (lower case), or the pattern is not even compiled. */
export interface Wording {
  readonly needs: readonly string[];
  readonly pattern: string;
  /** It spans the very thing that is asked about (`how was … handled`), so the query keeps it. */
  readonly spans?: boolean;
  /** As a statement it tells, as a question it asks: counts only where its sentence or the next is a question. */
  readonly asked?: boolean;
}

/** Whoever works here. */
export const US = '(?:we|you|i)';
export const WITHIN = '[^.?!\\n]';
export const WH = '(?:what|how|which|when|where|why|who)';
export const NOT = "(?:n't| not)";
export const SO_DONE =
  '(?:handled|done|implemented|solved|fixed|resolved|decided|set up|configured|built|agreed|dealt with|addressed|tested|designed)';
export const FOR_A_REASON =
  '(?:added|changed|chosen|removed|dropped|introduced|written|implemented|designed|set|made|done|decided|pinned|moved|renamed|disabled|picked|kept|left|reverted|rejected|replaced|built|deferred|skipped|split|raised|lowered|increased|reduced|limited|switched|merged|closed|deleted|hard-?coded|duplicated|bumped|upgraded|downgraded|enabled|named)';
export const MET =
  '(?:had|have|hit|saw|seen|discussed|met|fixed|solved|did|done|tried|used|encountered|talked|run|ran|dealt|been|faced|handled|looked|worked)';
export const ONCE =
  '(?:earlier|before|previously|yesterday|in the past|last (?:time|week|month|session|night)|the other day|a while (?:ago|back)|(?:days?|weeks?|months?) (?:ago|back)|back then)';
export const SAID =
  '(?:said|mentioned|told|found|saw|agreed|decided|discussed|talked|settled|concluded|noted|suggested|proposed|recommended|wrote|tried|used|made|built|had|fixed|solved|did)';
export const RECORD = '(?:notes?|learnings?|records?|memory|memories|write-?ups?|history)';

/** Where a clause begins: what stands here is a question's first word, not a relative clause's. */
export const START = '(?<=^|[.,;:!?\\n(] ?|\\b(?:and|but|so|or|hey|ok|okay|wait|well|hm+|also|btw|then) )';
