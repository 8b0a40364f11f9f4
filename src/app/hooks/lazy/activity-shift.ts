// A file of its own in dist: only prompts of users who want to be told are looked at with it.
import { wireTellShift } from '../../wire/exact.ts';
import { type HookContext, type Outcome, SILENT } from '../stdio.ts';

/** One line for a prompt that is far from what its session has been about, or nothing. Throws CONFIG_INVALID. */
export async function tellShift(prompt: string, place: HookContext): Promise<Outcome> {
  const context = (await wireTellShift(place))?.(prompt);
  return context === undefined ? SILENT : { context, record: { shift: 1 } };
}
