export interface Progress {
  begin(total: number): void;
  /** A file or a journey is over. */
  done(counts: { passed: number; failed: number }): void;
  fail(what: string, why: string, repeat: string): void;
  end(): void;
}
export declare function createProgress(
  phase: string,
  things: string,
  write?: (text: string) => void,
): Progress;
/** `2:05` of milliseconds. */
export declare function clock(milliseconds: number): string;
