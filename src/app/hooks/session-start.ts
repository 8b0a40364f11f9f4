import { type Handler, textField } from './outcome.ts';

/** A session starts, is resumed, or has been compacted: what it should know is told to the model. */
export const sessionStart: Handler = async (payload, context) => {
  const { startSession } = await import('./lazy/services.ts');
  return startSession(textField(payload, 'source'), context, textField(payload, 'transcript_path'));
};
