import mongoose from 'mongoose';
import { readStates, type Stored } from '../canaryValues';
import type { Stock, Stocked } from './stock';

const OF_EACH_STATE = 4;

const priceOf = ({ requires_payment }: Stored) => (requires_payment ? 'paid' : 'free');

/** Samples documents of every model in each state, including private, waiting and unpublished ones. */
export async function takeVariedStock(except: readonly string[]): Promise<Stock> {
  const stateOf = await readStates();
  const stock = new Map<string, Stocked[]>();
  for (const { modelName, collection } of Object.values(mongoose.models)) {
    const counts = new Map<string, number>();
    const taken: [place: number, document: Stocked][] = [];
    for await (const document of collection.find<Stocked & Record<string, unknown>>({})) {
      const state = `${stateOf(modelName, document)} ${priceOf(document)}`;
      const count = counts.get(state) ?? 0;
      const isSomebodys = except.includes(document._id) || except.includes(document.user_id ?? '');
      if (count === OF_EACH_STATE || isSomebodys) continue;
      counts.set(state, count + 1);
      taken.push([count, document]);
    }
    // Interleaved by state.
    taken.sort(([one], [other]) => one - other);
    if (taken.length > 0)
      stock.set(
        modelName,
        taken.map(([, document]) => document),
      );
  }
  return stock;
}
