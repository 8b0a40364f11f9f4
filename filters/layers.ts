import { applyEdits, composed, type Edit, type EditedText, unedited } from './edits.ts';
import { isRedaction } from './is-redaction.ts';
import { outsideMarkers, protectedSpans, redaction, withoutKinds } from './markers.ts';
import { mergeFindings } from './merge.ts';
import { findRepeats } from './repeats.ts';
import { runStage, runView } from './run-stage.ts';
import type { Stages } from './stages.ts';
import type { Finding } from './types.ts';

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
  const views = viewsOf(cleaned.text, stages).map((shown) => hiding(scan(shown)));
  const found = [plain, ...views].flatMap(inSource);
  if (found.length === 0) return dirt;
  const repeats = findRepeats([plain, ...views], secretsOf([plain, ...views]));
  const open = apartFromMarkers(
    [...found, ...repeats.map((it) => ({ ...it, stage: 'repeats' }))],
    cleaned.text,
  );
  return mergeFindings([...dirt, ...open.map((it) => ({ ...it, ...cleaned.toSource(it) }))]);
}

/** The edit that a finding asks for. */
export const toEdit = (finding: Finding): Edit => ({
  start: finding.start,
  end: finding.end,
  replacement: redaction(finding),
});

function clean(text: string, stages: Stages): { dirt: readonly Finding[]; cleaned: EditedText } {
  const found = stages.cleaning.flatMap((stage) => runStage(stage, text));
  if (found.length === 0) return { dirt: found, cleaned: unedited(text) };
  const dirt = mergeFindings(apartFromMarkers(found, text));
  return { dirt, cleaned: applyEdits(text, dirt.map(toEdit)) };
}

function scanText(text: string, stages: Stages, allowed: ReadonlySet<string>): readonly Finding[] {
  const masked = withoutKinds(text);
  const findings: Finding[] = [];
  for (const stage of stages.scanning) {
    for (const finding of runStage(stage, masked))
      if (allowed.size === 0 || !isAllowed(finding, text, allowed)) findings.push(finding);
  }
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

/**
 * Of what is found through a view only what hides a secret counts. What tidies up (`~` for a home directory, nothing
 * for a reminder, a cut line) would take a whole run of base64 out for a path, or join what a line break keeps
 * apart, and the text might not settle.
 */
function hiding(layer: Layer): Layer {
  return { ...layer, found: layer.found.filter(isRedaction) };
}

const inSource = ({ found, toSource }: Layer): readonly Finding[] =>
  found.map((it) => ({ ...it, ...toSource(it) }));

/** What the views show of a text, then what they show of that, cleaned, each text once, the nearest way to it. */
function viewsOf(text: string, stages: Stages): readonly EditedText[] {
  const seen = new Set([text]);
  const shown: EditedText[] = [];
  let level: readonly EditedText[] = [unedited(text)];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((from) => undone(from, stages)).filter((layer) => isNew(layer.text, seen));
    shown.push(...level);
  }
  return shown;
}

function isNew(text: string, seen: Set<string>): boolean {
  if (text === '' || seen.has(text)) return false;
  seen.add(text);
  return true;
}

function undone(from: EditedText, stages: Stages): readonly EditedText[] {
  return (stages.views ?? []).flatMap((view) => {
    const shown = runView(view, from.text);
    return shown === undefined ? [] : [composed(from, composed(shown, clean(shown.text, stages).cleaned))];
  });
}

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
