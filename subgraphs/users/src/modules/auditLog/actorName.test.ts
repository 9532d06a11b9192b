import { actorName } from './actorName';

const operation = 'deployRemote';
const after = { by: "Ada's laptop (key 3f9a1c2b)", version: 'v002' };

it.each(['release-key:3f9a1c2b', 'operator:ada', 'https://ci.example repo:example/book-club'])(
  'is %s itself',
  (actor_id) => {
    expect(actorName({ actor_id, operation, after })).toBe("Ada's laptop (key 3f9a1c2b)");
    expect(actorName({ actor_id, operation, after: {} })).toBe(actor_id);
  },
);

it('is null for members, whose name may have changed', () => {
  expect(actorName({ actor_id: '3f0c2b9e-1111-4222-8333-944455556666', operation, after })).toBeNull();
});

it.each([
  ['appointAdmin', 'Command line'],
  ['importEntry', 'Another system'],
])('says of %s without a person where it came from: %s', (operation, name) => {
  expect(actorName({ actor_id: 'service', operation, after: {} })).toBe(name);
});
