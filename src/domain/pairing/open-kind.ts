// Apart, since an index loads it.
/** The kind of a failure that nothing has helped against yet. */
export const OPEN = 'open';
