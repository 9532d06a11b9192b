import { areas, sourcesOf, testsOf } from './areas';

const namedIn = (name: string) => sourcesOf(areas.find((area) => area.name === name)!);

it('names sources of orders that are there', () => {
  expect(namedIn('orders')).toEqual([
    'gateway/bff/src/billing/orders/coachingOrders.ts',
    'gateway/bff/src/billing/orders/contentOrders.ts',
    'subgraphs/coaching/src/modules/order/order.service.ts',
    'subgraphs/coaching/src/modules/order/settleOrder.ts',
    'subgraphs/content/src/modules/seatOrder/seatOrder.service.ts',
    'subgraphs/content/src/modules/seatOrder/settleSeatOrder.ts',
  ]);
});

it('names sources of coaching time that are there', () => {
  expect(namedIn('credits').map((file) => file.split('/').at(-1))).toEqual([
    'credits.service.ts',
    'ledger.ts',
    'updateCredits.ts',
  ]);
});

it.each(areas)('finds sources and tests of $name', (area) => {
  expect(sourcesOf(area).length).toBeGreaterThan(2);
  expect(testsOf(area).length).toBeGreaterThan(2);
});
