/** Told while something takes long: what is being done, and how far it has come where that is counted. Called as often as anybody likes. */
export type TellProgress = (doing: string, done?: number, total?: number) => void;
