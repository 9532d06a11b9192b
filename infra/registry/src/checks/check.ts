import type { RemoteEntry } from '../entry';
import type { Live } from './live';

/** A build that is to be published, in the folder where it lies. */
export interface Candidate {
  entry: RemoteEntry;
  folder: string;
  /** The folder of its source; absent where it was built elsewhere. */
  source?: string | undefined;
}

export interface Verdict {
  /** In few words what was found good. */
  summary: string;
  /** What has to be put right, a line each. Empty: nothing. */
  problems: string[];
}

export interface Check {
  name: string;
  run(candidate: Candidate, live: Live): Verdict | Promise<Verdict>;
}

export const verdict = (summary: string, problems: string[] = []): Verdict => ({ summary, problems });

export const refusal = (problem: string): Verdict => verdict('', [problem]);
