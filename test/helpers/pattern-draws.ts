import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** What stands for the members of a character set; of blanks the ordinary one. */
const CHARACTERS = [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), '\n', '\t', 'é'];

/**
 * Texts that are near what a pattern matches, drawn anew with each number that `below` gives (0 ≤ it < what it is given): every alternative and every
 * optional part may come. What looks ahead or behind is left out, so a text need not match.
 */
export function drawFrom(pattern: RegExp, below: (count: number) => number): string {
  const captured = new Map<string | number, string>();
  const oneOf = (options: readonly AST.Alternative[]): string =>
    (options[below(options.length)]?.elements ?? []).map(write).join('');
  const write = (node: AST.Node): string => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
        return oneOf(node.alternatives);
      case 'CapturingGroup': {
        const text = oneOf(node.alternatives);
        if (node.name !== null) captured.set(node.name, text);
        return text;
      }
      case 'Backreference':
        return captured.get(node.ref) ?? '';
      case 'Quantifier': {
        const most = Math.min(node.max, node.min + 4);
        const times = isBlank(node.element.raw) ? Math.min(1, most) : node.min + below(most - node.min + 1);
        return Array.from({ length: Math.max(node.min, times) }, () => write(node.element)).join('');
      }
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterSet':
      case 'CharacterClass': {
        if (isBlank(node.raw)) return ' ';
        const members = membersOf(node.raw);
        return members[below(members.length)] ?? '「';
      }
      default:
        return '';
    }
  };
  const { source } = pattern;
  return write(new RegExpParser().parsePattern(source, 0, source.length, { unicode: pattern.unicode }));
}

const known = new Map<string, readonly string[]>();

function membersOf(set: string): readonly string[] {
  const members = known.get(set) ?? CHARACTERS.filter((character) => new RegExp(set).test(character));
  known.set(set, members);
  return members;
}

/** Whether a set is of blanks alone: more than one of them in a row says nothing of what a keyword holds. */
const isBlank = (set: string): boolean => set === '\\s' || set === '[ \\t]';
