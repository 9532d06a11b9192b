import { listInput, listPage, stringFilter, toConditions, type Page } from '@athenaeum/kit';
import type * as z from 'zod';
import { Product, type ProductRow } from './product.model';

const FILTERS = { id: stringFilter, kind: stringFilter };
// Always in the shop's order, so there is no order to choose.
export const productsInput = listInput(FILTERS, []).omit({ orderBy: true });

export function listProducts(input: z.infer<typeof productsInput>): Promise<Page<ProductRow>> {
  const filter = { for_sale: true, ...toConditions(input, Object.keys(FILTERS), { id: '_id' }) };
  return listPage(Product, filter, { position: 1, _id: 1 }, input);
}

/** The products of the portfolio page: portfolios first, then add-ons. */
export const listPortfolioProducts = (): Promise<ProductRow[]> =>
  Product.find({ for_sale: true, kind: { $in: ['PORTFOLIO', 'ADD_ON'] } })
    .sort({ kind: -1, position: 1 })
    .lean<ProductRow[]>();
