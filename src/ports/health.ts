/** `none`: nothing was indexed yet. `behind`: the notes have moved since. `damaged`: its files cannot be read. */
export interface IndexHealth {
  readonly state: 'current' | 'behind' | 'none' | 'damaged';
  /** Everything in its folder, vectors too. */
  readonly bytes: number;
}
