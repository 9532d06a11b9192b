import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon, HOUR } from '../../testing/factories';
import { Salon } from './salon.model';
import { unlistedBy } from './unlisted';

const now = Date.now();
openForFile(() => createTestWorld(subgraph));

it('finds what is not for everyone, and nothing else', async () => {
  await Promise.all([
    aSalon({ slug: 'listed' }),
    aSalon({ slug: 'listed-since', publish_at: now - HOUR }),
    aSalon({ slug: 'draft', published: false }),
    aSalon({ slug: 'private', is_private: true }),
    aSalon({ slug: 'hidden', hide_on_feed: true }),
    aSalon({ slug: 'scheduled', publish_at: now + HOUR }),
  ]);

  const found = await Promise.all(unlistedBy(now).map((where) => Salon.distinct('slug', where)));

  expect(found).toEqual([['draft'], ['private'], ['hidden'], ['scheduled']]);
});

it.each(unlistedBy(now).map((where) => [Object.keys(where).join(), where] as const))(
  'reads %s by an index',
  async (_name, where) => {
    const plan: unknown = await Salon.collection.find(where).explain();

    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  },
);
