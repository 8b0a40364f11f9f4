import { minimatch } from 'minimatch';
import table from '../../filters/data/patterns.json';
import type { FilterStage } from '../../filters/engine.ts';
import type { Stages } from '../../filters/layers.ts';
import type { PatternRule } from '../../filters/pattern-rule.ts';
import { patternStage } from '../../filters/patterns.ts';
import { createFilterPipeline, createStages } from '../../filters/pipeline.ts';
import { printTable } from '../whole-process.ts';
import type { Case } from './cases.ts';
import { judge } from './score.ts';

const STAGES = createStages({});

const filterOf = (stages: Stages) => createFilterPipeline({ loadMinimatch: () => minimatch, stages }).filter;

type Left = { readonly left: readonly string[]; readonly touched: boolean };

const runOf = (stages: Stages): ((one: Case) => Left) => {
  const filter = filterOf(stages);
  return (one) => {
    const result = filter(one.text);
    return result.ok ? judge(one, result) : { left: one.secrets, touched: true };
  };
};

/** All texts that the scanning stages are shown for each case: what finds nothing in them is not missed there. */
function shownOf(cases: readonly Case[]): readonly (readonly string[])[] {
  let shown: string[] = [];
  const probe: FilterStage = {
    name: 'probe',
    scan: (text) => {
      shown.push(text);
      return [];
    },
  };
  const filter = filterOf({ ...STAGES, scanning: [probe, ...STAGES.scanning] });
  return cases.map(({ text }) => {
    shown = [];
    filter(text);
    return shown;
  });
}

/** What can be left out: its name, what it finds alone, and the stages without it. */
interface Unit {
  readonly name: string;
  readonly alone: FilterStage;
  readonly without: Stages;
}

const replaced = (name: string, by: readonly FilterStage[]): Stages => ({
  ...STAGES,
  scanning: STAGES.scanning.flatMap((stage) => (stage.name === name ? by : [stage])),
});

/** Each stage, and each row of the stages that are tables. */
function units(): readonly Unit[] {
  const stages = STAGES.scanning.map((stage) => ({
    name: stage.name,
    alone: stage,
    without: replaced(stage.name, []),
  }));
  const names = Object.keys(table.stages) as (keyof typeof table.stages)[];
  const rows = names.flatMap((name) => {
    const all: readonly PatternRule[] = table.stages[name];
    return all.map((row, at) => ({
      name: `${name} ${at} ${row.kind}`,
      alone: patternStage(name, [row]),
      without: replaced(name, [
        patternStage(
          name,
          all.filter((it) => it !== row),
        ),
      ]),
    }));
  });
  return [...stages, ...rows.filter(({ alone }) => alone.name !== 'token-shapes')];
}

/**
 * Prints what each stage and each row is worth: in how many cases it finds anything, how many secrets are lost without it, and how
 * many harmless texts are then no longer touched. What nobody misses may be deleted.
 */
export function printAblation(cases: readonly Case[]): void {
  const run = runOf(STAGES);
  const whole = cases.map((one) => run(one));
  const shown = shownOf(cases);
  const rows = units().map(({ name, alone, without }) => {
    const rerun = runOf(without);
    let [met, lost, spared] = [0, 0, 0];
    for (const [at, one] of cases.entries()) {
      if (!shown[at]?.some((text) => alone.scan(text).length > 0)) continue;
      met += 1;
      const { left, touched } = rerun(one);
      lost += left.length - (whole[at]?.left.length ?? 0);
      if (one.secrets.length === 0) spared += Number(whole[at]?.touched) - Number(touched);
    }
    return [name, String(met), String(lost), String(spared)];
  });
  console.log('');
  printTable([['without', 'finds in', 'secrets lost', 'harmless spared'], ...rows]);
}
