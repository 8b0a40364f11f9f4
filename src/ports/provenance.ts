import type { OriginOf } from '../domain/provenance.ts';

/** Where the lines of this clone's notes come from. Of each line a hash is kept, and no text. */
export interface ProvenanceLedger {
  readonly originOf: OriginOf;
  /** Whether anything is known of a line. */
  isKnown(raw: string): boolean;
  /** This clone is about to write these lines. Throws IO errors: what is not noted must not be written. */
  wrote(raws: readonly string[]): void;
  /** A sync is about to take these in from a remote, by its short name. */
  took(raws: readonly string[], remote: string): void;
  /** The notes commit that brings these is signed by somebody whose key git trusts. */
  signed(raws: readonly string[], signer: string): void;
  /** Where nothing is known yet: asks git's own log what was written here. */
  ready(): Promise<void>;
}
