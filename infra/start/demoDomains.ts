import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { seedCoaching } from '@athenaeum/coaching-subgraph/seed';
import { subgraph as content } from '@athenaeum/content-subgraph';
import { seedContent } from '@athenaeum/content-subgraph/seed';
import { ensureIndexes, type Domain, type Subgraph } from '@athenaeum/kit';
import { noteMigrated } from '@athenaeum/kit/migrations';
import { subgraph as opportunities } from '@athenaeum/opportunities-subgraph';
import { seedOpportunities } from '@athenaeum/opportunities-subgraph/seed';
import { subgraph as users } from '@athenaeum/users-subgraph';
import { seedUsers } from '@athenaeum/users-subgraph/seed';

interface Demo {
  subgraph: Subgraph;
  seed: (now: number) => Promise<void>;
}

/** Each needs those before it. */
const demos: Readonly<Record<Domain, Demo>> = {
  users: { subgraph: users, seed: seedUsers },
  content: { subgraph: content, seed: seedContent },
  coaching: { subgraph: coaching, seed: seedCoaching },
  opportunities: { subgraph: opportunities, seed: seedOpportunities },
};

/** The indexes and the demo data of every domain, in the database of the connection. Again, it changes nothing. */
export async function seedDomains(now: number): Promise<void> {
  await ensureIndexes(Object.values(demos).flatMap(({ subgraph }) => subgraph.models));
  for (const { subgraph } of Object.values(demos)) await noteMigrated(subgraph);
  for (const { seed } of Object.values(demos)) await seed(now);
}
