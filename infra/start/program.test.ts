import { dirname } from 'node:path';
import { ENTRIES } from './entries';
import { fromBundle } from './program';

it('takes all programs of the product from one bundle, each from a file of its own', async () => {
  const [build, publish] = await Promise.all([fromBundle(ENTRIES.build), fromBundle(ENTRIES.publish)]);
  const [one, other] = [build, publish].map((program) => program.nodeArguments().at(-1)!);

  expect(dirname(one!)).toBe(dirname(other!));
  expect(one).not.toBe(other);
});
