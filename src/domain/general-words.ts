const FILLER = new Set(
  (
    'a about again all already also am an and any are as at be been but by can could did do does done exactly for from ' +
    'go had happen happened has have hey hi how i if in into is it its just let lets me my no not of off ok okay on or our out please ' +
    'previously quick question remember so some still tell thanks that the their them then there these they this to up us ' +
    'was we were what whats when where which who why will with work would yeah yes you your'
  ).split(' '),
);

/** Words that ask about the past as such: "what happened last time", "where did we leave off yesterday". */
const GENERAL = new Set(
  'back before changed changes day decide decided decision decisions discuss discussed doing earlier everything far found get give got happened happening last learn learned learnt leave left leftovers list ago off on open outstanding past pending points previous progress seen session sessions speed start started stop stopped stuff stand status things time today track up week where working yesterday'.split(
    ' ',
  ),
);

/** With one of these before it a time is meant: "in May", "on Friday", "this month", "a week ago". */
const BEFORE_TIME = new Set(['in', 'on', 'of', 'from', 'for', 'this', 'the', 'a', 'an']);
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const UNIT = '(?:day|week|month|year)s?';
const COUNT =
  '(?:\\d{1,3}(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple(?: of)?|other)';
const TIME = new RegExp(
  `^(?:${MONTH}|${UNIT}|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:19|20)\\d\\d(?:-\\d\\d){0,2}|morning|afternoon|night|last|past)$`,
);
/** "two" of two weeks, "14" of 14 May. */
const COUNTED = new RegExp(`\\b${COUNT} (?=(?:${UNIT}|${MONTH})\\b)`, 'gi');

/** The words of a text that may tell what it is about, without filler; what says when it was stays whole. Pure. */
export function tellingWords(text: string): string {
  const words = text.split(' ');
  return words
    .filter((word, place) => isTelling(word) || isBeforeTime(word, words.slice(place + 1).join(' ')))
    .join(' ');
}

/** Whether no word says what a text is about: all of them are filler, ask about the past as such, or say when. Pure. */
export function isAboutNothing(text: string): boolean {
  const words = text.replace(/\s+/g, ' ').replace(COUNTED, '').split(' ');
  return words.every((word) => {
    const bare = bareWord(word);
    return bare === '' || FILLER.has(bare) || GENERAL.has(bare) || TIME.test(bare);
  });
}

function isTelling(word: string): boolean {
  const bare = bareWord(word);
  return bare !== '' && !FILLER.has(bare);
}

function isBeforeTime(word: string, rest: string): boolean {
  if (!BEFORE_TIME.has(word.toLowerCase())) return false;
  const [next = ''] = rest.slice(0, 40).replace(COUNTED, '').split(' ');
  return TIME.test(bareWord(next));
}

function bareWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/^[^\p{L}\p{N}@./]+|[^\p{L}\p{N}]+$/gu, '');
}
