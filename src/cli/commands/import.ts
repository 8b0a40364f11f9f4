import type { Command } from 'commander';
import * as z from 'zod/mini';
import { CsError } from '../../domain/errors.ts';
import type { RememberRequest } from '../../services/remember.ts';
import { type InputLine, printJson, readJsonLines } from '../io.ts';
import { withWired } from '../setting.ts';

const recordSchema = z.object({
  namespace: z.optional(z.string()),
  kind: z.optional(z.string()),
  summary: z.string(),
  body: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  files: z.optional(z.array(z.string())),
  at: z.optional(z.string()),
  key: z.optional(z.string()),
});

function toRequest({ number, value }: InputLine): RememberRequest {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) {
    const given = Object.entries(parsed.data).filter(([, field]) => field !== undefined);
    return Object.fromEntries(given) as unknown as RememberRequest;
  }
  const issue = parsed.error.issues[0];
  throw new CsError('USAGE', `line ${number}: ${issue?.path.join('.') || 'record'}: ${issue?.message}`, {
    hint: 'nothing was imported',
  });
}

/** `cs-memory import --jsonl`: many memories at once. */
export function addImport(program: Command): void {
  program
    .command('import')
    .summary('keep many memories at once')
    .description(
      'Reads memories from stdin, one JSON object a line: {namespace?, kind?, summary, body?, tags?, files?, at?, key?}. All are filtered and written in one commit per notes ref; nothing is written when one of them is wrong. Prints {key, id} for each, in the order given; "cut": true where the body was longer than a note\'s line may be.',
    )
    .requiredOption('--jsonl', 'read JSON lines')
    .addHelpText(
      'after',
      '\nExample:\n  echo \'{"summary": "Tests need TZ=UTC", "key": "a-1"}\' | cs-memory import --jsonl',
    )
    .action(async () => {
      const requests: RememberRequest[] = [];
      for await (const line of readJsonLines()) requests.push(toRequest(line));
      const entries = await withWired((wired) => wired.remember(requests));
      entries.forEach(({ id, cut }, index) => {
        printJson({ key: requests[index]?.key, id, ...(cut ? { cut } : {}) });
      });
    });
}
