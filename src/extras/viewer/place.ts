export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock: () => number;
}
