import {
  applyEdits,
  composed,
  type Edit,
  type EditedText,
  type FilterStage,
  type Finding,
  inSource,
  isKind,
  isRedaction,
  mergeFindings,
  orBreak,
  outsideMarkers,
  protectedSpans,
  redaction,
  StageBreak,
  type StageFinding,
  spanOf,
  unedited,
  withoutKinds,
} from './engine.ts';
import { fewLettersLookRandom, readsAsWords } from './judge/entropy.ts';
import { createOccurrences } from './occurrences.ts';
import { runView, type View } from './views.ts';

export interface Stages {
  /** Run first, on the text as it came; what they point at is taken out before the others look. */
  readonly cleaning: readonly FilterStage[];
  /** Run on the cleaned text. Where two find the same span, the earlier names it. */
  readonly scanning: readonly FilterStage[];
  /** How else the cleaned text is shown to the scanning stages; absent: not at all. */
  readonly views?: readonly View[];
}

/**
 * The stage's findings, checked: a span outside the text is a broken stage, not a harmless one. A kind that a marker cannot spell is `secret`.
 * Throws StageBreak and nothing else.
 */
export function runStage(
  stage: FilterStage,
  text: string,
  before: readonly Finding[] = [],
): readonly Finding[] {
  if (stage.mayFind?.(text) === false) return [];
  const found = orBreak(stage.name, () => stage.scan(text, before));
  for (const { start, end } of found) {
    const inside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
    if (!inside || start > end) throw new StageBreak(stage.name, 'a finding points outside the text');
  }
  return found
    .filter(({ start, end }) => start < end)
    .map(({ kind, ...its }) => ({ ...its, kind: isKind(kind) ? kind : 'secret', stage: stage.name }));
}

/** Shorter values are words that occur anywhere; a secret of three characters protects nothing. */
const MIN_LENGTH = 4;
/** From here on a value counts wherever its characters stand; a shorter one only as a word of its own. */
const LONG_LENGTH = 8;

/**
 * Every place in the texts where a value that was found as a secret stands: who has seen it once must not read it a
 * line further down. The texts are one text and what its views show; findings are told in the offsets of the
 * first. `values` maps the value to its kind. In the first text a value also counts in base64, as hex digits in
 * other case, and with line breaks in it.
 */
function findRepeats(
  [text, ...views]: readonly [EditedText, ...EditedText[]],
  values: ReadonlyMap<string, string>,
): readonly StageFinding[] {
  const forms = formsOf(values);
  if (forms.size === 0) return [];
  const find = createOccurrences(forms);
  return [text, joinedLines(text.text), ...views].flatMap((layer) => {
    const counts = (start: number, end: number): boolean =>
      end - start >= LONG_LENGTH || isWord(layer.text, start, end);
    return inSource(find(layer.text, counts), layer);
  });
}

const isWord = (text: string, start: number, end: number): boolean =>
  !/[\w\u00c0-\uffff]/.test(text.charAt(start - 1) + text.charAt(end));

const LINE_BREAK = /\\?\r?\n[ \t]{0,16}/g;

const joinedLines = (text: string): EditedText =>
  applyEdits(
    text,
    Array.from(text.matchAll(LINE_BREAK), (found) => ({ ...spanOf(found), replacement: '' })),
  );

/** The longest armoured key has 12,700 characters; what is longer is a block, which nobody repeats to the letter. */
const MAX_LENGTH = 20_000;
/** Beyond so many characters of values their forms are not made: they need four times the time and memory. */
const MAX_FORMED_LENGTH = 50_000;

/** Words as any text has them (`Severity`, `test-token`): they say nothing where they stand elsewhere. */
const isOfWords = (value: string): boolean =>
  /^[A-Za-z]+(?:[-_.][A-Za-z]+)*$/.test(value) &&
  (readsAsWords(value) || (value.length < LONG_LENGTH && !fewLettersLookRandom(value)));

/** The values, and the other spellings that are looked for like them. An exact value keeps its kind. */
function formsOf(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const [value, kind] of values)
    if (value.length >= MIN_LENGTH && value.length <= MAX_LENGTH && !isOfWords(value)) forms.set(value, kind);
  let formed = 0;
  for (const [value, kind] of [...forms]) {
    formed += value.length;
    if (value.length < LONG_LENGTH || formed > MAX_FORMED_LENGTH) continue;
    for (const form of [...base64Forms(value), ...hexForms(value), value.replace(LINE_BREAK, '')])
      if (form.length >= LONG_LENGTH && !forms.has(form)) forms.set(form, kind);
  }
  return forms;
}

/**
 * What a value looks like inside base64, at each of the three places where a group may begin: the characters that hold
 * bits of the value alone. What is around it in the encoded text shows in those that are cut off.
 */
function base64Forms(value: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const own = bytes
      .toString('base64')
      .slice(before === 0 ? 0 : before + 1, Math.floor((bytes.length * 8) / 6));
    return /[+/]/.test(own) ? [own, own.replaceAll('+', '-').replaceAll('/', '_')] : [own];
  });
}

/** Hex digits mean the same in either case, and programs print them in either. */
const hexForms = (value: string): readonly string[] =>
  /^[0-9a-f-]{16,}$/i.test(value) ? [value.toLowerCase(), value.toUpperCase()] : [];

/** A disguise within a disguise is undone, one within that is not: JSON in base64, a URL in JSON. */
const MAX_DEPTH = 2;

/** A text as it is scanned: the text itself, cleaned, or what a view shows of it. */
interface Layer extends EditedText {
  /** What the scanning stages found, in the offsets of this layer. */
  readonly found: readonly Finding[];
}

/**
 * All findings in a text, in its own offsets, sorted and apart: what the cleaning stages point at, what the scanning
 * stages find in the cleaned text and in each view of it, and every repetition of a secret that is among them.
 */
export function findAll(text: string, stages: Stages, allowed: ReadonlySet<string>): readonly Finding[] {
  const { dirt, cleaned } = clean(text, stages);
  const scan = (shown: EditedText): Layer => ({ ...shown, found: scanText(shown.text, stages, allowed) });
  const plain = scan(unedited(cleaned.text));
  const shown = viewsOf(cleaned.text, stages);
  if (shown.length === 0 && plain.found.length === 0) return dirt;
  // Of what is found through a view only what hides a secret counts. What tidies up (`~` for a home directory, nothing for a reminder, a cut
  // line) would take a whole run of base64 out for a path, or join what a line break keeps apart, and the text might not settle.
  const views = shown.map((it) => ({ ...it, found: scan(it).found.filter(isRedaction) }));
  const found = [plain, ...views].flatMap((layer) => inSource(layer.found, layer));
  if (found.length === 0) return dirt;
  for (const it of findRepeats([plain, ...views], secretsOf([plain, ...views])))
    found.push({ ...it, stage: 'repeats' });
  return mergeFindings([...dirt, ...inSource(apartFromMarkers(found, cleaned.text), cleaned)]);
}

export const toEdit = (finding: Finding): Edit => ({ ...finding, replacement: redaction(finding) });

function clean(text: string, stages: Stages): { dirt: readonly Finding[]; cleaned: EditedText } {
  const found = stages.cleaning.flatMap((stage) => runStage(stage, text));
  if (found.length === 0) return { dirt: found, cleaned: unedited(text) };
  const dirt = mergeFindings(apartFromMarkers(found, text));
  return { dirt, cleaned: applyEdits(text, dirt.map(toEdit)) };
}

function scanText(text: string, stages: Stages, allowed: ReadonlySet<string>): readonly Finding[] {
  const masked = withoutKinds(text);
  const findings: Finding[] = [];
  for (const stage of stages.scanning)
    for (const finding of runStage(stage, masked, findings))
      if (!isAllowed(finding, text, allowed)) findings.push(finding);
  return findings;
}

/** Whether what was found is an allowed value or a part of one: a stage may see less of a URL than another. */
function isAllowed({ start, end }: Finding, text: string, allowed: ReadonlySet<string>): boolean {
  const found = text.slice(start, end);
  for (const value of allowed) {
    for (let at = value.indexOf(found); at >= 0; at = value.indexOf(found, at + 1))
      if (text.startsWith(value, start - at)) return true;
  }
  return false;
}

/** What the views show of a text, then what they show of that, cleaned, each text once, the nearest way to it. */
function viewsOf(text: string, stages: Stages): readonly EditedText[] {
  const seen = new Set(['', text]);
  const shown: EditedText[] = [];
  let level: readonly EditedText[] = [unedited(text)];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level
      .flatMap((from) => undone(from, stages))
      .filter((it) => !seen.has(it.text) && seen.add(it.text));
    shown.push(...level);
  }
  return shown;
}

const undone = (from: EditedText, stages: Stages): readonly EditedText[] =>
  (stages.views ?? []).flatMap((view) => {
    const shown = runView(view, from.text);
    return shown === undefined ? [] : [composed(from, composed(shown, clean(shown.text, stages).cleaned))];
  });

/** Values with their kinds, as found and, where a view led there, as they stand in the text. */
function secretsOf(layers: readonly Layer[]): ReadonlyMap<string, string> {
  const plain = layers[0]?.text ?? '';
  const values = new Map<string, string>();
  for (const { text, found, toSource } of layers) {
    for (const finding of found) {
      if (finding.replacement !== undefined) continue;
      const source = toSource(finding);
      for (const value of [text.slice(finding.start, finding.end), plain.slice(source.start, source.end)])
        if (!value.includes('[REDACTED:') && !values.has(value)) values.set(value, finding.kind);
    }
  }
  return values;
}

function apartFromMarkers(findings: readonly Finding[], text: string): readonly Finding[] {
  const markers = protectedSpans(text);
  return markers.length === 0 ? findings : findings.flatMap((it) => outsideMarkers(it, markers, text));
}
