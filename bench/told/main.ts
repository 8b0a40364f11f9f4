// What sessions are told, when those of one project follow each other in one repository: npm run bench:told -- <folder> [--repo <owner/name>]… [--out <file>]
// With --questions FILE, whether questions are answered (questions.ts); with --errors FILE, whether fixes are learned and offered (fixes.ts);
// with --fixes FILE, whether what is known of an error is offered when it comes again (known.ts); with --handoffs DIR, what whoever goes on is told (handoffs.ts).

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFixes } from './fixes.ts';
import { writeHandoffs } from './handoffs.ts';
import { measureKnown } from './known.ts';
import { measureQuestions } from './questions.ts';
import { measureTold } from './told.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repo: { type: 'string', multiple: true },
    out: { type: 'string' },
    questions: { type: 'string' },
    stores: { type: 'string' },
    errors: { type: 'string' },
    fixes: { type: 'string' },
    failures: { type: 'string' },
    handoffs: { type: 'string' },
    half: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const [folder = ''] = positionals;
const ROOT = resolve(import.meta.dirname, '../..');
const {
  repo: repos,
  out,
  questions,
  stores,
  errors,
  fixes,
  failures,
  handoffs,
  half,
  list: isListed,
} = values;

if (errors !== undefined) measureFixes(ROOT, { errors, failures, half, isListed });
else if (fixes !== undefined) measureKnown(ROOT, { folder, fixes, failures, half, isListed });
else if (handoffs !== undefined) writeHandoffs(ROOT, { folder, repos, handoffs });
else if (questions !== undefined) measureQuestions(ROOT, { folder, questions, repos, stores, isListed });
else measureTold(ROOT, { folder, repos, out });
