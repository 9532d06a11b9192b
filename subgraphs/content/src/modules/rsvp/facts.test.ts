import { subscribeToFacts, type PublishedFact } from '@athenaeum/kit/facts';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aSalon } from '../../testing/factories';
import { setSalonStatus } from '../salon/staff/setSalonStatus';
import { saveSalon } from '../salon/staff/saveSalon';
import { askForSeat } from './askForSeat';
import { giveUpSeat } from './seats';

const world = openForFile(() => createTestWorld(subgraph));
const editor = viewerOf('editor', 'editor');
let heard: PublishedFact[];
let stop: () => void;
beforeEach(() => {
  heard = [];
  ({ stop } = subscribeToFacts((fact) => heard.push(fact)));
});
afterEach(() => stop());

/** `rsvp for amara`; what is about other events is none of the test's. */
const toldOf = (id: string) =>
  new Set(
    heard
      .splice(0)
      .filter((fact) => fact.id === id)
      .map(
        ({ kind, to }) =>
          `${kind} for ${typeof to === 'object' && 'account' in to ? to.account : String(to)}`,
      ),
  );

it('tells all of seats that are taken and given back, and each account of its own RSVP', async () => {
  expect(world).toBeDefined();
  const { _id: id } = await aSalon({ capacity: 1, seats_free: 1 });

  const amara = await askForSeat(id, { user_id: 'amara' }, {});
  expect(toldOf(id)).toEqual(new Set(['seats for signedIn', 'rsvp for amara']));
  await askForSeat(id, { user_id: 'bea' }, {});
  expect(toldOf(id)).toEqual(new Set(['seats for signedIn', 'rsvp for bea']));
  await giveUpSeat(amara._id);

  expect(toldOf(id)).toEqual(new Set(['seats for signedIn', 'rsvp for amara', 'rsvp for bea']));
});

it('tells nothing of a request that is refused', async () => {
  const { _id: id } = await aSalon({ salon_status: 'cancelled' });

  await expect(askForSeat(id, { user_id: 'amara' }, {})).rejects.toThrow();

  expect(toldOf(id)).toEqual(new Set());
});

it('tells all of an event that is changed, and nobody of a draft', async () => {
  const shown = await aSalon({ published: true });
  const draft = await aSalon({ published: false });

  await setSalonStatus(editor, { id: shown._id, status: 'postponed', updated_at: shown.updated_at ?? null });
  await saveSalon(editor, { id: draft._id, title: 'Not yet', updated_at: draft.updated_at ?? null } as never);

  expect(toldOf(shown._id)).toEqual(new Set(['salon for signedIn']));
  expect(toldOf(draft._id)).toEqual(new Set());
});
