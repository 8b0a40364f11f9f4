import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FilterStage } from '../../../filters/engine.ts';
import { runStage } from '../../../filters/layers.ts';
import { createStages } from '../../../filters/pipeline.ts';
import { expand, filterText } from './support.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/filters');
const PERSON = { homeDirectory: '/data/people/jdoe', userName: 'jdoe' };
const stages = createStages(PERSON);

const read = (stage: string, name: string, file: string): string =>
  expand(readFileSync(join(FIXTURES, stage, name, file), 'utf8'));

const casesOf = (stage: string, kind: 'ng' | 'ok'): readonly string[] =>
  readdirSync(join(FIXTURES, stage)).filter((name) => name.startsWith(`${kind}.`));

/** The stage alone, told what those before it found; `pipeline` is all of them. */
function stagesFor(name: string) {
  if (name === 'pipeline') return stages;
  const cleaning = stages.cleaning.filter((stage) => stage.name === name);
  const at = stages.scanning.findIndex((stage) => stage.name === name);
  return {
    cleaning,
    scanning: stages.scanning.filter((_stage, index) => index === at).map((stage) => told(stage, at)),
  };
}

const told = (stage: FilterStage, at: number): FilterStage => ({
  ...stage,
  scan: (text) =>
    stage.scan(
      text,
      stages.scanning.slice(0, at).flatMap((it) => runStage(it, text)),
    ),
});

const names = [...stages.cleaning, ...stages.scanning].map(({ name }) => name);

describe.each([...names, 'pipeline'])('%s', (stage) => {
  it('has cases of both kinds', () => {
    expect(existsSync(join(FIXTURES, stage))).toBe(true);
    expect(casesOf(stage, 'ng')).not.toHaveLength(0);
    expect(casesOf(stage, 'ok')).not.toHaveLength(0);
  });

  it.each(casesOf(stage, 'ng'))('%s', (name) => {
    const input = read(stage, name, 'input.txt');
    const expected = read(stage, name, 'expected.txt');
    expect(filterText(input, { ...PERSON, stages: stagesFor(stage) })).toBe(expected);
    expect(input).not.toBe(expected);
  });

  it.each(casesOf(stage, 'ng'))('%s, with the line ends of Windows', (name) => {
    const [input, expected] = ['input.txt', 'expected.txt'].map((file) =>
      read(stage, name, file).replace(/\r?\n/g, '\r\n'),
    );
    expect(filterText(input ?? '', { ...PERSON, stages: stagesFor(stage) })).toBe(expected);
  });

  // What one stage leaves alone no other may touch either.
  it.each(casesOf(stage, 'ok'))('%s', (name) => {
    const input = read(stage, name, 'input.txt');
    expect(filterText(input, PERSON)).toBe(input);
    const windows = input.replace(/\r?\n/g, '\r\n');
    expect(filterText(windows, PERSON)).toBe(windows);
  });
});

describe('what a stage needs', () => {
  const all = [...stages.cleaning, ...stages.scanning];
  const inputs = [...names, 'pipeline'].flatMap((stage) =>
    (['ng', 'ok'] as const).flatMap((kind) =>
      casesOf(stage, kind).map((name) => read(stage, name, 'input.txt')),
    ),
  );
  it.each(all.flatMap(({ name, needs }) => (needs === undefined ? [] : [name])))(
    'stands wherever %s finds something',
    (name) => {
      const at = all.findIndex((stage) => stage.name === name);
      const { scan: scanAll, mayFind } = all[at] as FilterStage;
      for (const text of inputs.flatMap((input) => [input, input.toUpperCase()])) {
        const before = all.slice(0, at).flatMap((it) => runStage(it, text));
        if (scanAll(text, before).length > 0) expect([text, mayFind?.(text)]).toEqual([text, true]);
      }
    },
  );
});
