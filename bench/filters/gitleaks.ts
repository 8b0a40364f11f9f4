// What gitleaks finds in the same cases: it reads files, so each case is one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeScratch } from '../measure.ts';
import type { Case } from './cases.ts';
import { judge, type Verdict } from './score.ts';

interface Finding {
  readonly File: string;
  readonly Secret: string;
}

/** Judges each case by what a gitleaks of the given path takes for a secret in it. Throws where the program cannot be run. */
export function runGitleaks(program: string, cases: readonly Case[]): readonly Verdict[] {
  const scratch = makeScratch();
  try {
    const folder = join(scratch.folder, 'cases');
    const report = join(scratch.folder, 'report.json');
    mkdirSync(folder);
    for (const [at, { text }] of cases.entries()) writeFileSync(join(folder, `${at}.txt`), text);
    const args = ['detect', '--no-git', '--no-banner', '--exit-code', '0', '--source', folder];
    const { status, stderr, error } = spawnSync(program, [...args, '-f', 'json', '-r', report], {
      cwd: scratch.folder,
      env: scratch.env,
      encoding: 'utf8',
    });
    if (status !== 0) throw error ?? new Error(`${program} ended with ${status}: ${stderr}`);
    const found = new Map<number, Set<string>>();
    for (const { File, Secret } of JSON.parse(readFileSync(report, 'utf8')) as readonly Finding[]) {
      const at = Number(basename(File, '.txt'));
      found.set(at, (found.get(at) ?? new Set()).add(Secret));
    }
    return cases.map((one, at) => judge(one, withoutAll(one.text, [...(found.get(at) ?? [])])));
  } finally {
    scratch.remove();
  }
}

/** A text without some of its parts, wherever they stand. */
function withoutAll(text: string, parts: readonly string[]) {
  const findings = parts.flatMap((part) => {
    const spans: { start: number; end: number }[] = [];
    for (
      let start = text.indexOf(part);
      part !== '' && start >= 0;
      start = text.indexOf(part, start + part.length)
    )
      spans.push({ start, end: start + part.length });
    return spans;
  });
  return { text: parts.reduce((rest, part) => rest.replaceAll(part, ''), text), findings };
}
