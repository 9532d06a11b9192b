import type { RemoteEntry } from '../entry';
import type { Live } from './live';

/** A build to publish, and its folder. */
export interface Candidate {
  entry: RemoteEntry;
  folder: string;
  /** The folder of its source; absent where it was built in another repository. */
  source?: string | undefined;
}

export interface Verdict {
  /** What was found good, in a few words. */
  summary: string;
  /** What has to be fixed, a line each; empty when the check passes. */
  problems: string[];
}

export interface Check {
  name: string;
  run(candidate: Candidate, live: Live): Verdict | Promise<Verdict>;
}

export const verdict = (summary: string, problems: string[] = []): Verdict => ({ summary, problems });

export const refusal = (problem: string): Verdict => verdict('', [problem]);
