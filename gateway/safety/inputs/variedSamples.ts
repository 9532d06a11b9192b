import mongoose from 'mongoose';
import { readStates, type Stored } from '../canaryValues';
import type { Samples, Sample } from './samples';

const OF_EACH_STATE = 4;

const priceOf = ({ requires_payment }: Stored) => (requires_payment ? 'paid' : 'free');

/** Samples documents of every model in each state, including private, waiting and unpublished ones. */
export async function readVariedSamples(except: readonly string[]): Promise<Samples> {
  const stateOf = await readStates();
  const samples = new Map<string, Sample[]>();
  for (const { modelName, collection } of Object.values(mongoose.models)) {
    const counts = new Map<string, number>();
    const taken: [place: number, document: Sample][] = [];
    for await (const document of collection.find<Sample & Record<string, unknown>>({})) {
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
      samples.set(
        modelName,
        taken.map(([, document]) => document),
      );
  }
  return samples;
}
