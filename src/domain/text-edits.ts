/** What is put in the place of `length` characters at `offset`. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

const inOrder = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  edits.toSorted((a, b) => a.offset - b.offset);

/** A text with all edits made; they count from the text as it is given, and do not overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return result + text.slice(at);
}

/** The edits that make `text` again of `withEdits(text, edits)`. */
export function inverseEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0;
  return inOrder(edits).map(({ offset, length, text: put }) => {
    const back = { offset: offset + shift, length: put.length, text: text.slice(offset, offset + length) };
    shift += put.length - length;
    return back;
  });
}
