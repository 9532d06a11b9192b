import type { Crowd } from './crowd';
import type { Product } from './product';
import type { World } from './world';

/** What a stage is run on. */
export interface Ground {
  uri: string;
  dataDir: string;
  product: Product;
  /** The process of the database. */
  database: Product['parts'][number];
  world: World;
  crowd: Crowd;
}

/** Bounds that were not held; none is what is wanted. */
export type Broken = string[];
