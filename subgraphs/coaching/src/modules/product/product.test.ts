import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { productRows } from '../../seed/productRows';
import { Product } from './product.model';

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await Product.insertMany(productRows());
}, 60_000);

interface ProductsAnswer {
  products: { ok: boolean; code: string | null; count: number | null; data: { id: string }[] | null };
}
const PRODUCTS = 'query ($input: ProductsInput) { products(input: $input) { ok code count data { id } } }';

it('asks a visitor to sign in', async () => {
  const { products } = await world.run<ProductsAnswer>(visitor, PRODUCTS);

  expect(products).toEqual({ ok: false, code: 'UNAUTHENTICATED', count: null, data: null });
});

it('shows what is for sale, by kind, in the shop’s order', async () => {
  await Product.updateOne({ _id: 'coaching-time-60' }, { for_sale: false });

  const { products } = await world.run<ProductsAnswer>(viewerOf('me'), PRODUCTS, {
    input: { kind: { equals: 'TIME' } },
  });

  expect(products.data?.map(({ id }) => id)).toEqual([
    'coaching-time-180',
    'coaching-time-300',
    'coaching-time-600',
  ]);
});

it('finds the add-ons by their ids in billing', async () => {
  const { products } = await world.run<ProductsAnswer>(viewerOf('me'), PRODUCTS, {
    input: { id: { in: ['brand-package-updated', 'additional-cv'] } },
  });

  expect(products.count).toBe(2);
});
