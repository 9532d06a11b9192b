import { expect, test } from '../fixtures/catalogue';
import { readStories } from '../fixtures/site';

test.describe.configure({ mode: 'parallel' });

for (const { id, title, name } of readStories())
  test(`${title}: ${name} has nothing wrong with it, light, dark and narrow`, async ({ viewer }) => {
    expect(await viewer.problemsOf(id)).toEqual([]);
  });
