import { visitor } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { productRows } from '../../seed/productRows';
import { Product } from '../product/product.model';
import { BcpExample } from './bcpExample.model';

const BCP = '{ bcp { ok code data { id examples { title asset } products { id kind } } } }';

interface Answer {
  bcp: {
    ok: boolean;
    code: string | null;
    data: { examples: { title: string }[]; products: { id: string; kind: string }[] } | null;
  };
}

const world = openForFile(() => createTestWorld(subgraph));
beforeAll(async () => {
  await Product.insertMany(productRows());
  await BcpExample.create([
    { title: 'A board biography', asset: '/files/public/bcp/biography.pdf', position: 1 },
    { title: 'An executive resume', asset: '/files/public/bcp/resume.pdf', position: 0 },
  ]);
}, 60_000);

it('asks a visitor to sign in', async () => {
  expect((await world.run<Answer>(visitor, BCP)).bcp).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
});

it('shows the examples in their order and what is for sale, portfolios first', async () => {
  const { data } = (await world.run<Answer>(viewerOf('amara', 'member'), BCP)).bcp;

  expect(data?.examples.map(({ title }) => title)).toEqual(['An executive resume', 'A board biography']);
  expect(data?.products.map(({ id }) => id)).toEqual([
    'branded-career-portfolio',
    'branded-board-portfolio',
    'brand-package-updated',
    'additional-cv',
  ]);
});
