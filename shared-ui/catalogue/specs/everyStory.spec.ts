import { expect, test } from '../fixtures/catalogue';
import { readStories } from '../fixtures/site';

test.describe.configure({ mode: 'parallel' });

for (const { id, title, name } of readStories())
  test(`${title}: ${name} has nothing wrong with it, light, dark and narrow`, async ({ viewers }) => {
    for (const viewer of viewers) expect.soft(await viewer.problemsOf(id), viewer.look.name).toEqual([]);
  });
