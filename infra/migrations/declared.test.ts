import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { subgraph as coaching } from '@athenaeum/coaching-subgraph';
import { subgraph as content } from '@athenaeum/content-subgraph';
import { subgraph as opportunities } from '@athenaeum/opportunities-subgraph';
import { subgraph as users } from '@athenaeum/users-subgraph';

const ROOT = join(__dirname, '../..');
const filesOf = (name: string): string[] => {
  const folder = join(ROOT, 'subgraphs', name, 'src/migrations');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => !/^index\.ts$|\.test\.ts$/.test(file)).sort();
};

it.each([users, content, coaching, opportunities].map((subgraph) => [subgraph.name, subgraph] as const))(
  '%s declares each file of its migrations, by its name and in order, about a collection of its own',
  (name, { migrations, models }) => {
    const collections = models.map(({ collection }) => collection.name);

    expect(migrations.map(({ id }) => `${id}.ts`)).toEqual(filesOf(name));
    for (const [place, { id, collection }] of migrations.entries()) {
      expect(id).toMatch(new RegExp(`^${String(place + 1).padStart(4, '0')}-[a-z0-9-]+$`));
      expect(collections).toContain(collection);
    }
  },
);

it('finds migrations at all', () => {
  expect(filesOf('coaching')).toContain('0001-rooms-of-sessions.ts');
});
