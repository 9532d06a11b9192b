import DataLoader from 'dataloader';
import { type Choosable, titlesOf } from './choices';

export interface Thing {
  of: Choosable;
  id: string;
}

/** Current titles of things of any kind, each kind read once; null for what is gone. */
export const createTitleLoader = () =>
  new DataLoader<Thing, string | null, string>(
    async (things) => {
      const kinds = [...new Set(things.map(({ of }) => of))];
      const idsOf = (kind: Choosable) => things.filter(({ of }) => of === kind).map(({ id }) => id);
      const titles = new Map(
        await Promise.all(kinds.map(async (kind) => [kind, await titlesOf(kind, idsOf(kind))] as const)),
      );
      return things.map(({ of, id }) => titles.get(of)?.get(id) ?? null);
    },
    { cacheKeyFn: ({ of, id }) => `${of}/${id}` },
  );
