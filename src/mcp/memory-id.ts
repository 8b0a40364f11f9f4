import * as z from 'zod';

/** The argument that names one memory. */
export const MEMORY_ID = z
  .string()
  .regex(/^[0-9a-f]{4,16}$/)
  .describe(
    'the id of a memory as `recall` and `list_memories` tell it, 16 characters of 0-9 and a-f, or at least its first four.',
  );
