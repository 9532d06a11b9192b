import { toResult } from '@athenaeum/kit';
import { listPortfolioProducts } from '../product/product.service';
import { BcpExample as Model, type BcpExampleRow } from './bcpExample.model';

/** There is one portfolio service, so its id is the same everywhere; its reviews refer to it too. */
const BCP = { id: 'bcp' };

export const Query = { bcp: () => toResult(async () => BCP) };

export const Bcp = {
  __resolveReference: () => BCP,
  examples: () => Model.find().sort({ position: 1 }).lean<BcpExampleRow[]>(),
  products: listPortfolioProducts,
};

export const BcpExample = { id: ({ _id }: BcpExampleRow) => _id };
