import type { Crowd } from './crowd';
import type { Instance } from '../../processes/instance';
import type { Services } from '../../processes/services';
import type { World } from './world';

/** What a stage is run on. */
export interface Ground {
  uri: string;
  dataDir: string;
  product: Services;
  database: Instance;
  world: World;
  crowd: Crowd;
}

/** Bounds that were not held; none is what is wanted. */
export type Broken = string[];
