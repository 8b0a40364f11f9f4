// What the page is given: plain data, the same from the server and from a file that was written out. Loaded by both sides, so it
// imports nothing that a browser lacks.

export type RowState = 'live' | 'forgotten' | 'superseded' | 'expired';

/** A memory in a list. Every text is printable. */
export interface Row {
  readonly id: string;
  readonly ns: string;
  readonly kind: string;
  readonly summary: string;
  /** ISO 8601, UTC: the first meeting, and the last. */
  readonly at: string;
  readonly seen: string;
  readonly state: RowState;
  readonly scope: string;
  readonly trust: string;
  readonly author: string;
  readonly evidence: string;
  readonly files: readonly string[];
  readonly freshness?: string;
  readonly score?: number;
}

export interface FileNow {
  readonly path: string;
  readonly state: string;
  readonly movedTo?: string;
  readonly commits?: number;
}

export interface One extends Row {
  readonly body?: string;
  readonly tags: readonly string[];
  readonly signature?: string;
  readonly severity?: string;
  readonly session?: string;
  readonly branch?: string;
  readonly expires?: string;
  readonly commit: string;
  readonly ancestry: string;
  readonly origin?: string;
  readonly supersededBy?: string;
  readonly fileStates: readonly FileNow[];
  readonly metAgain: number;
  readonly useful: number;
  readonly useless: number;
  readonly told: { readonly sessions: number; readonly used: number; readonly wornOut: boolean };
  /** The sessions that were told it and when, the newest last; only those whose states are kept. */
  readonly tellings: readonly { readonly session: string; readonly at: string; readonly asked: boolean }[];
  readonly why?: Why;
}

export interface Sentence {
  readonly source: string;
  readonly turn: number;
  readonly text: string;
  readonly worth: number;
}

/** What a memory was put together from, and what else its session said that was dropped. */
export interface Why {
  readonly from: readonly Sentence[];
  readonly dropped: readonly (Sentence & { readonly why: string })[];
}

export interface FileDiff {
  readonly path: string;
  readonly lines: readonly string[];
  readonly note?: string;
}

export interface ListQuery {
  readonly ns?: string;
  readonly state?: RowState | 'all';
  readonly file?: string;
  /** ISO dates, `2026-01-31`: met first on or after the one, before the other. */
  readonly since?: string;
  readonly until?: string;
}

export interface Page {
  readonly total: number;
  readonly from: number;
  readonly rows: readonly Row[];
}

/** What was found, the best first. */
export interface Found {
  readonly rows: readonly Row[];
  /** False: there may be more, for who asks for it. */
  readonly isAll: boolean;
}

export interface Bar {
  readonly label: string;
  readonly value: number;
}

/** How many were met first in a span of time, and how to ask for them. */
export interface Span extends Bar {
  readonly since: string;
  readonly until: string;
}

export interface Overview {
  readonly place: string;
  readonly total: number;
  readonly namespaces: readonly Bar[];
  readonly spans: readonly Span[];
  readonly mayAct: boolean;
}

export interface Graph {
  readonly files: readonly { readonly path: string; readonly count: number }[];
  readonly memories: readonly Row[];
  /** Pairs of places in the two lists. */
  readonly links: readonly (readonly [number, number])[];
}

export interface Held {
  readonly id: string;
  readonly summary: string;
  readonly kind: string;
  readonly at: string;
}

export interface OpenWork {
  readonly blockers: readonly Row[];
  readonly failures: readonly Row[];
  readonly goals: readonly {
    readonly title: string;
    readonly state: string;
    readonly since: string;
    readonly session: string;
    readonly isStep: boolean;
  }[];
  readonly held: readonly Held[];
}

export interface Figures {
  readonly kinds: readonly (Bar & { readonly weeks: readonly number[] })[];
  /** Memories told on each of the last seven days; empty where nobody knows. */
  readonly toldDays: readonly Bar[];
  readonly told: { readonly memories: number; readonly sessions: number; readonly used: number };
  readonly marks: { readonly useful: number; readonly useless: number };
  readonly quality?: {
    readonly at: string;
    readonly rows: readonly {
      readonly asked: string;
      readonly row: string;
      readonly recallAt5: number;
      readonly mrr: number;
    }[];
  };
  /** What the model that distils cost on each of the last days, in US dollars; empty where none is asked. */
  readonly cost: readonly (Bar & { readonly calls: number })[];
  readonly storage: readonly { readonly what: string; readonly bytes: number }[];
  readonly faults: readonly { readonly what: string; readonly count: number; readonly at: string }[];
  readonly trusted: {
    readonly self: readonly string[];
    readonly authors: readonly string[];
    readonly remotes: readonly { readonly name: string; readonly trusted: boolean }[];
  };
}

export interface Act {
  readonly verb: 'forget' | 'restore' | 'edit' | 'promote' | 'keep' | 'drop' | 'trust' | 'distrust' | 'undo';
  /** A memory, what is held back, an author, `remote <name>`, or what is to be undone. */
  readonly of: string;
  readonly text?: string | undefined;
}

export interface Acted {
  readonly said: string;
  /** What `undo` takes; absent where there is no way back. */
  readonly undo?: string;
  readonly id?: string;
}

/** Everything that a file to send has; its page asks itself. */
export interface Snapshot {
  readonly madeAt: string;
  readonly overview: Overview;
  readonly memories: readonly One[];
  readonly open: OpenWork;
  readonly figures: Figures;
}
