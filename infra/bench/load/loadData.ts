import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { seedContent, seedLargeContent } from '@athenaeum/content-subgraph/seed';
import { subgraph as content } from '@athenaeum/content-subgraph';
import { connectDatabase, disconnectDatabase, ensureIndexes } from '@athenaeum/kit';
import { seedOpportunities } from '@athenaeum/opportunities-subgraph/seed';
import { subgraph as opportunities } from '@athenaeum/opportunities-subgraph';
import { seedLargeUsers, seedUsers } from '@athenaeum/users-subgraph/seed';
import { subgraph as users } from '@athenaeum/users-subgraph';

export type Size = 'demo' | 'large';

/** Each size has a database of its own, so that both can be asked in one run. */
export const databaseOf = (size: Size) => `load_${size}`;

/** Fills the database of a size, which takes minutes for the large one; answers in how many seconds. What is there stays. */
export async function loadData(uri: string, size: Size): Promise<number> {
  const startedAt = performance.now();
  await connectDatabase(uri, { dbName: databaseOf(size) });
  try {
    await ensureIndexes([users, content, coaching, opportunities].flatMap(({ models }) => models));
    const now = Date.now();
    for (const seed of [seedUsers, seedContent, seedCoaching, seedOpportunities]) await seed(now);
    if (size === 'large') for (const raise of [seedLargeUsers, seedLargeContent]) await raise(now);
  } finally {
    await disconnectDatabase();
  }
  return (performance.now() - startedAt) / 1000;
}
