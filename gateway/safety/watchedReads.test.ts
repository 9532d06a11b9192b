import { loadSubgraphs } from '@athenaeum/graph/subgraphs';
import type { WatchedTypes } from '@athenaeum/kit/dataAccess';
import { READ_DETAILS } from '@athenaeum/users-contract';
import { isObjectType } from 'graphql';
import { exceptions } from './readPolicy';

let subgraphs: Awaited<ReturnType<typeof loadSubgraphs>>;
beforeAll(async () => {
  subgraphs = await loadSubgraphs();
});

/** The types by which staff read what the policy lets them read of a member's records; null where it is noted otherwise, or is no member's. */
const READ_BY: Readonly<Record<string, readonly string[] | null>> = {
  application: ['Application', 'ApplicationNotice'],
  portfolio: ['Portfolio', 'StoredPortfolioFile'],
  emailrequest: ['EmailRequest'],
  creditentry: ['Credits'],
  coachingsession: ['Session'],
  coachingorder: ['CoachingSale'],
  seatorder: ['SeatSale'],
  membershiporder: ['MembershipSale'],
  referral: ['StaffReferral'],
  // By `watchedProfile`.
  user: null,
  // A coach's own page, and what staff have written themselves.
  coach: null,
  auditrow: null,
  // Which mail has reached an address, without what it says.
  maillogentry: null,
  // Those who post are told who reads: board support.
  opportunity: null,
  'opportunity-confidential': null,
  'opportunity-waiting': null,
};

it('covers each record of a member that the policy lets staff read', () => {
  const staffOnly = exceptions.filter(
    ({ roles }) => !roles.some((role) => role === 'member' || role === 'editor'),
  );
  const models = new Set(staffOnly.map(({ place }) => place.slice(0, place.indexOf('.'))));

  const watched = Object.assign({}, ...Object.values(subgraphs).map((one) => one.watched)) as WatchedTypes;
  expect([...models].filter((model) => !(model in READ_BY))).toEqual([]);
  for (const types of Object.values(READ_BY))
    for (const type of types ?? []) expect(watched).toHaveProperty([type]);
});

it('names fields of the schema, and details that members are told', () => {
  for (const { schema, watched } of Object.values(subgraphs))
    for (const [name, { details }] of Object.entries(watched)) {
      const type = schema.getType(name);
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      expect(fields).toEqual(expect.arrayContaining(Object.keys(details)));
      expect(READ_DETAILS).toEqual(expect.arrayContaining(Object.values(details)));
    }
});
