import { semantic } from './e01-semantic.ts';
import { temporal } from './e02-temporal.ts';
import { causal } from './e03-causal.ts';
import { counterfactual } from './e04-counterfactual.ts';
import { moral } from './e05-moral.ts';
import { aesthetic } from './e06-aesthetic.ts';
import { teleological } from './e07-teleological.ts';
import { contextual } from './e08-contextual.ts';
import { structural } from './e09-structural.ts';
import { behavioral } from './e10-behavioral.ts';
import { emotional } from './e11-emotional.ts';
import { code } from './e12-code.ts';
import { lexical } from './e13-lexical.ts';
import type { Scorer } from './types.ts';

/** E1 to E13 with the weights of issue 7; together 1. They were given, not learned: docs/salience.md says what each moves. */
export const ALL_SCORERS: readonly Scorer[] = [
  { name: 'semantic', weight: 0.15, score: semantic },
  { name: 'temporal', weight: 0.08, score: temporal },
  { name: 'causal', weight: 0.1, score: causal },
  { name: 'counterfactual', weight: 0.06, score: counterfactual },
  { name: 'moral', weight: 0.05, score: moral },
  { name: 'aesthetic', weight: 0.04, score: aesthetic },
  { name: 'teleological', weight: 0.12, score: teleological },
  { name: 'contextual', weight: 0.1, score: contextual },
  { name: 'structural', weight: 0.08, score: structural },
  { name: 'behavioral', weight: 0.06, score: behavioral },
  { name: 'emotional', weight: 0.04, score: emotional },
  { name: 'code', weight: 0.07, score: code },
  { name: 'lexical', weight: 0.05, score: lexical },
];
