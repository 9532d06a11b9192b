import { JobRun } from './schedule/jobRun.model';

/** What workers keep. */
export const models = [JobRun];
