import { join } from 'node:path';
import { createServices, type Services } from '../../processes/services';
import { fromBundle } from '../../start/program';
import { databaseOf, type Size } from './loadData';

/** Starts the product's services on data of one size, with a number of instances of each, from bundles as in production. */
export async function startProduct(options: {
  uri: string;
  dataDir: string;
  size: Size;
  instances: number;
}): Promise<Services> {
  const { uri, dataDir, size, instances } = options;
  const product = await createServices({
    databaseUri: uri,
    dataDir: join(dataDir, 'files'),
    instances,
    prepare: fromBundle,
    env: { MONGODB_DATABASE: databaseOf(size), LOG_LEVEL: 'error' },
  });
  await product.start();
  return product;
}
