import type { Config } from './config-defaults.ts';
import type { FileSettings } from './config-schema.ts';

/**
 * A repository's file comes with a clone, so it may make the memory quieter, never less careful: it cannot let
 * values or paths through the filters, switch on what the user switched off, have more captured, or more told; its
 * ignored paths and its rules come on top of the user's.
 */
export function fromRepository(settings: FileSettings, user: Config): FileSettings {
  const { filters, trust: _trust, ...rest } = settings; // whom to trust is the user's to say
  const fewer = (mine: number, theirs: number | undefined): number => Math.min(mine, theirs ?? mine);
  const quieter = (mine: boolean, theirs: boolean | undefined): boolean => mine && theirs !== false;
  return {
    ...rest,
    enabled: quieter(user.enabled, rest.enabled),
    postToolCapture: {
      enabled: quieter(user.postToolCapture.enabled, rest.postToolCapture?.enabled),
      captureThreshold: Math.max(
        user.postToolCapture.captureThreshold,
        rest.postToolCapture?.captureThreshold ?? 0,
      ),
      tools: user.postToolCapture.tools.filter((tool) => rest.postToolCapture?.tools?.includes(tool) ?? true),
    },
    sessionMemory: {
      enabled: quieter(user.sessionMemory.enabled, rest.sessionMemory?.enabled),
      limit: fewer(user.sessionMemory.limit, rest.sessionMemory?.limit),
      tokens: fewer(user.sessionMemory.tokens, rest.sessionMemory?.tokens),
    },
    promptRecall: {
      enabled: quieter(user.promptRecall.enabled, rest.promptRecall?.enabled),
      limit: fewer(user.promptRecall.limit, rest.promptRecall?.limit),
      tokens: fewer(user.promptRecall.tokens, rest.promptRecall?.tokens),
      specific: quieter(user.promptRecall.specific, rest.promptRecall?.specific),
    },
    editBrief: {
      enabled: quieter(user.editBrief.enabled, rest.editBrief?.enabled),
      tokens: fewer(user.editBrief.tokens, rest.editBrief?.tokens),
    },
    knownFix: { enabled: quieter(user.knownFix.enabled, rest.knownFix?.enabled) },
    // Whom answers are sent to, and for how much, is the user's to say: a clone may only keep them here.
    answers: {
      enabled: quieter(user.answers.enabled, rest.answers?.enabled),
      threshold: Math.max(user.answers.threshold, rest.answers?.threshold ?? 0),
      evaluator: rest.answers?.evaluator === 'heuristic' ? 'heuristic' : user.answers.evaluator,
      maxCalls: fewer(user.answers.maxCalls, rest.answers?.maxCalls),
      maxTokens: fewer(user.answers.maxTokens, rest.answers?.maxTokens),
    },
    statements: { enabled: quieter(user.statements.enabled, rest.statements?.enabled) },
    progress: { enabled: quieter(user.progress.enabled, rest.progress?.enabled) },
    capture: {
      maxQueued: fewer(user.capture.maxQueued, rest.capture?.maxQueued),
      ignore: [...user.capture.ignore, ...(rest.capture?.ignore ?? [])],
      ignoreGitIgnored: user.capture.ignoreGitIgnored || rest.capture?.ignoreGitIgnored === true,
      review: user.capture.review || rest.capture?.review === true,
    },
    filters: {
      rules: [...user.filters.rules, ...(filters?.rules ?? [])],
      personalData: user.filters.personalData || filters?.personalData === true,
    },
    sync: {
      auto: quieter(user.sync.auto, rest.sync?.auto),
      private: [...user.sync.private, ...(rest.sync?.private ?? [])],
    },
    reanchor: { background: quieter(user.reanchor.background, rest.reanchor?.background) },
    userScope: { enabled: quieter(user.userScope.enabled, rest.userScope?.enabled) },
    // A model is code and data to be run: a clone may switch it off, and no more.
    embedder: rest.embedder?.kind === 'none' ? { kind: 'none' } : undefined,
    index: undefined, // where memories are sent to is the user's to say
  };
}
