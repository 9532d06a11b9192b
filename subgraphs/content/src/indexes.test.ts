import { randomUUID } from 'node:crypto';
import { inTransaction } from '@athenaeum/kit';
import { createTestWorld, indexesUsed, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from './index';
import { createLoaders } from './loaders';
import { inviteMembers } from './modules/attendance/inviteMembers';
import { personalData } from './modules/personalData/personalData.service';
import { findResourceFile } from './modules/resource/resource.service';
import { importReviews } from './modules/review/importReviews.service';
import { salonNamed } from './modules/review/reviewed';
import { askAsGuest } from './modules/rsvp/guestSeats';
import { memberStatus } from './modules/rsvp/rsvpNotice.service';
import { letGo } from './modules/salon/staff/salonFiles';
import type { SalonRow } from './modules/salon/salon.model';
import { aSalon } from './testing/factories';

openForFile(() => createTestWorld(subgraph));

const member = viewerOf('member');
const editor = viewerOf('editor', 'editor', 'support');
const guest = { guest: { first_name: 'Ada', email: 'ada@guest.example' } };
let salon: SalonRow;
beforeEach(async () => {
  salon = await aSalon({ invite_type: 'OPEN_TO_PUBLIC', capacity: 9 });
});

// MongoDB uses a partial index only where a query says the condition of the index; without it each of these reads
// the whole collection there, or all RSVPs of a salon.
it.each<[string, () => Promise<unknown>, string, string, string]>([
  ['a member’s RSVP', () => memberStatus(salon._id, 'member'), 'rsvps', 'user_id', 'salon_id_1_user_id_1'],
  ['own RSVPs', () => createLoaders(member).participation(salon), 'rsvps', 'user_id', 'salon_id_1_user_id_1'],
  [
    'those who are invited already',
    () => inviteMembers(editor, { salon_id: salon._id, user_ids: ['member'] }),
    'rsvps',
    'user_id',
    'salon_id_1_user_id_1',
  ],
  [
    'a guest’s RSVP',
    () => askAsGuest(salon._id, 'ada@guest.example', guest),
    'rsvps',
    'guest_email',
    'salon_id_1_guest_email_1',
  ],
  [
    'own reviews',
    () => createLoaders(member).myReview.load(salon._id),
    'reviews',
    'user_id',
    'user_id_1_entry_id_1',
  ],
  ['all of a member’s reviews', () => personalData('member'), 'reviews', 'user_id', 'user_id_1_entry_id_1'],
  [
    'an imported review without an account',
    () =>
      importReviews({
        contentfulId: salon._id,
        reviews: [
          { reviewType: 'Salons', reviewDate: '2026-01-01T00:00:00Z', rating: 5, reviewerName: 'Ada' },
        ],
      }),
    'reviews',
    'import_key',
    'entry_id_1_import_key_1',
  ],
  [
    'a salon of the content store',
    () => salonNamed('from the store'),
    'salons',
    'contentful_id',
    'contentful_id_1',
  ],
  [
    'the owners of a file',
    () => findResourceFile(member, createLoaders(member), randomUUID()).catch(() => null),
    'resources',
    'asset',
    'asset_1',
  ],
  [
    'what else uses a file',
    () => inTransaction((session) => letGo(randomUUID(), session)),
    'resources',
    'asset',
    'asset_1',
  ],
])('finds %s by its own index', async (_what, work, collection, field, index) => {
  const used = await indexesUsed(work, collection, field);

  expect(used).toContainEqual([index]);
  expect(used).not.toContainEqual([]);
});
