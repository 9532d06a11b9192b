import { orderCoaches } from './orderCoaches';

const coach = (name: string, next_free: number | null, average: number | null) => ({
  id: name,
  name,
  next_free,
  rating: average === null ? null : { average, count: 3 },
});
const coaches = [
  coach('Maya', 300, 4.1),
  coach('Ruth', null, 4.9),
  coach('Ana', 100, null),
  coach('Zoë', null, null),
];
const namesBy = (...[order]: Parameters<typeof orderCoaches>[1][]) =>
  orderCoaches(coaches, order!).map(({ name }) => name);

it('puts those who are free soonest first, and those who are not free last', () => {
  expect(namesBy('soonest').slice(0, 2)).toEqual(['Ana', 'Maya']);
});

it('puts the best rated first, and those without a rating last', () => {
  expect(namesBy('rating').slice(0, 2)).toEqual(['Ruth', 'Maya']);
});

it('sorts by name', () => {
  expect(namesBy('name')).toEqual(['Ana', 'Maya', 'Ruth', 'Zoë']);
});

it('keeps every coach in the order of the visit', () => {
  expect(namesBy('shuffled').sort()).toEqual(namesBy('name'));
  expect(namesBy('shuffled')).toEqual(namesBy('shuffled'));
});
