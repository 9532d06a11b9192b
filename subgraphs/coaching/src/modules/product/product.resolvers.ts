import { toListResult } from '@athenaeum/kit';
import type { ProductRow } from './product.model';
import { listProducts, productsInput } from './product.service';

export const Query = {
  products: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listProducts(productsInput.parse(input ?? {}))),
};

export const Product = {
  id: ({ _id }: ProductRow) => _id,
};
