import { type Handler, textField } from './outcome.ts';

/** The session ends: where its work stands, and what waits, goes into the notes, if there is time; if not, the next SessionStart does it. */
export const sessionEnd: Handler = async (payload, context) => {
  const { endStretch } = await import('./lazy/services.ts');
  const transcript = textField(payload, 'transcript_path');
  return endStretch(transcript, context, { maxWaitMs: 600, ended: true });
};
