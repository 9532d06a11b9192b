import type { VisitGenerator } from './visitGenerator';
import type { Instance } from '../../processes/instance';
import type { Services } from '../../processes/services';
import type { World } from './world';

/** The running product that a stage of the load test uses. */
export interface LoadTarget {
  uri: string;
  dataDir: string;
  product: Services;
  database: Instance;
  world: World;
  crowd: VisitGenerator;
}

/** The objectives that were missed; empty when all were met. */
export type Broken = string[];
