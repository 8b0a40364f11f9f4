import type { FilterStage, StageFinding } from '../types.ts';

/**
 * Terminal sequences as ECMA-48 writes them, then every other control character but \n, \r\n and \t; as many as stand
 * in a row, for each finding has its cost. A string sequence (title, hyperlink) goes with its payload only when it
 * is closed on its line; of an open one the payload stays and is scanned as text. No control character is part of
 * a payload: from each of many openings the search for the end would go to the end of the line.
 */
const SEQUENCES =
  /(?:(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x00-\x08\x0a-\x1f\x7f-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b[ -/]+[0-~]?|\x1b[0-Z\\-~]?|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)){1,1000}/g;

const ANY = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)/;

/** Points at ANSI sequences and control characters; they are taken out. A `\r\n` is a line end, and stays. */
export const controlCharactersStage: FilterStage = {
  name: 'control-characters',
  scan(text): readonly StageFinding[] {
    if (!ANY.test(text)) return [];
    return Array.from(text.matchAll(SEQUENCES), ({ 0: found, index }) => ({
      kind: /[\x1b\x90\x98\x9b\x9d-\x9f]/.test(found) ? 'ansi' : 'control-character',
      start: index,
      end: index + found.length,
      replacement: '',
    }));
  },
};
