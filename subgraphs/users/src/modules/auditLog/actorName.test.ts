import { actorName } from './actorName';

const after = { by: "Ada's laptop (key 3f9a1c2b)", version: 'v002' };

it.each(['release-key:3f9a1c2b', 'operator:ada', 'https://ci.example repo:example/book-club'])(
  'says of %s who it was, as the row has it',
  (actor_id) => {
    expect(actorName({ actor_id, after })).toBe("Ada's laptop (key 3f9a1c2b)");
    expect(actorName({ actor_id, after: {} })).toBe(actor_id);
  },
);

it('says nothing of members, whose name may be another by now', () => {
  expect(actorName({ actor_id: '3f0c2b9e-1111-4222-8333-944455556666', after })).toBeNull();
});
