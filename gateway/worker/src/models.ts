import { JobRun } from './schedule/jobRun.model';

/** The models of workers, to create their indexes. */
export const models = [JobRun];
