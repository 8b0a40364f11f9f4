/**
 * Which of a subagent's learnings its session takes over: `all`; `selective`: what is worth much to it; `on-success`: all, of one that
 * succeeded; `manual`: what the user says (`cs-memory review`).
 */
export const MERGE_STRATEGIES = ['all', 'selective', 'on-success', 'manual'] as const;
export type MergeStrategy = (typeof MERGE_STRATEGIES)[number];
