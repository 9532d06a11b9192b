import type { Product } from './plan.api';

type Priced = Pick<Product, 'price' | 'minutes'>;

const perMinute = ({ price, minutes }: Priced): number => (minutes ? price / minutes : 0);

/** What an hour of a package costs, and what it saves against the dearest one by the hour; both in the smallest unit. */
export function hourly(one: Priced, all: readonly Priced[]): { perHour: number; saved: number } {
  const dearest = Math.max(...all.map(perMinute));
  return {
    perHour: Math.round(perMinute(one) * 60),
    saved: Math.round(dearest * (one.minutes ?? 0)) - (one.minutes ? one.price : 0),
  };
}
