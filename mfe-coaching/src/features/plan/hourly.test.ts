import { hourly } from './hourly';

const one = { price: 25_000, minutes: 60 };
const three = { price: 69_000, minutes: 180 };

it('says what an hour costs, and what is saved against the smallest package', () => {
  expect(hourly(one, [one, three])).toEqual({ perHour: 25_000, saved: 0 });
  expect(hourly(three, [one, three])).toEqual({ perHour: 23_000, saved: 6_000 });
});

it('saves nothing where there is one package', () => {
  expect(hourly(three, [three])).toEqual({ perHour: 23_000, saved: 0 });
});
