import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMember } from '../../testing/factories';
import { User } from '../user/user.model';

const world = openForFile(() => createTestWorld(subgraph));

it('has been read before the first request', async () => {
  await aMember({ first_name: 'Amara' });
  const find = jest.spyOn(User, 'find');
  await subgraph.warmUp?.();
  expect(readsOfAll(find)).toBe(1);

  const { users } = await world.run<{ users: { data: { first_name: string }[] } }>(
    viewerOf('admin', 'member', 'admin'),
    '{ users(input: {}) { data { first_name } } }',
  );

  expect(users.data).toEqual([{ first_name: 'Amara' }]);
  expect(readsOfAll(find)).toBe(1);
});

const readsOfAll = ({ mock }: { mock: { calls: unknown[][] } }): number =>
  mock.calls.filter((given) => given.length === 0).length;
