import { createHash } from 'node:crypto';
import { ROLES, type Role, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anApplication, anOpportunity, anUpload } from '../../testing/factories';
import { personalData } from '../personalData/personalData.service';
import { alertMembers, opportunityAlertNotice } from '../savedFilter/alerts';
import { SavedFilter } from '../savedFilter/savedFilter.model';
import { OutboxMessage } from '@athenaeum/kit/outbox';

/** Inputs in which an outsider could look for a secret. */
const ALL = `id contentful_id slug title role status opportunityType industry isConfidential company image website
  businessType businessSize nearestRegionalHub needs compensation commitment term deadline aboutRole aboutCompany qualificationsSought my_application { id }`;
const POSTED = `desk { poster { name email company contactName contactEmail } applications }`;
const TOKEN = 'a-token-that-is-long-enough';
const SECRETS = ['Zyxwander Holdings', 'zyxwander-logo', 'zyxwander.example'];
const STAFF: readonly Role[] = ['support', 'admin'];
const OUTSIDERS = ROLES.filter((role) => !STAFF.includes(role));

const world = openForFile(() => createTestWorld(subgraph));
let id: string;
let applicationId: string;
beforeAll(async () => {
  const opportunity = await anOpportunity({
    isConfidential: true,
    company: 'Zyxwander Holdings',
    image: '/files/public/zyxwander-logo.webp',
    slug: 'board-seat-1',
    showHub: false,
    nearestRegionalHub: 'Zyxwander Holdings, Boston',
    businessSize: 'As large as zyxwander  holdings',
    website: 'https://www.zyxwander.example/careers',
    title: 'Chair of ZYXWANDER HOLDINGS',
    industry: 'Logistics (zyxwander.example)',
    needs: 'Somebody who has read https://www.zyxwander.example/careers',
    aboutRole:
      'Zyxwander Holdings is looking for a chair. Zyxwander was founded in 1974. Write to zyx@zyxwander.example.',
    aboutCompany: 'See zyxwander.example, the home of Zyxwander Holdings.',
    commitment: 'Six days a year at Zyxwander Holdings',
    term: 'As long as Zyxwander lasts',
    qualificationsSought: ['Has never worked for Zyxwander-Holdings'],
    poster: {
      name: 'Ruth of Zyxwander Holdings',
      email: 'ruth@zyxwander.example',
      contactName: 'Board of Zyxwander Holdings',
      contactEmail: 'board@zyxwander.example',
      company: 'Zyxwander',
      relationship: 'Decision Maker',
      hearAboutAthena: null,
      sendNotifications: false,
      agreed_at: 1,
    },
    poster_hash: createHash('sha256').update(TOKEN).digest('base64url'),
  });
  id = opportunity._id;
  applicationId = 'application-of-member';
  for (const role of ROLES)
    await anApplication(opportunity, {
      ...(role === 'member' ? { _id: applicationId } : {}),
      user_id: `${role}-1`,
      title: 'Chair of Zyxwander Holdings',
      notes: 'Zyxwander Holdings would like this candidate.',
      shortlisted: true,
    });
  for (const words of ['zyxwander', 'chair'])
    await SavedFilter.create({ user_id: `${words}-1`, place: 0, name: 'Mine', words, created_at: 1 });
}, 60_000);

const viewer = (role: Role): Viewer => viewerOf(role === 'visitor' ? null : `${role}-1`, role);

/** All queries: the page, the board, filters, applications as a list and as part of a member. */
async function everything(who: Viewer): Promise<string> {
  const user = who.id ?? 'nobody';
  const answers = [
    await world.execute(who, {
      query: `{ opportunity(input: { id: "${id}" }) { ok message data { ${ALL} } } }`,
    }),
    await world.execute(who, { query: `{ opportunities { ok message data { ${ALL} } } }` }),
    await world.execute(who, {
      query: `{ opportunities(input: { status: { contains: "zyx" } }) { ok message count data { ${ALL} } } }`,
    }),
    await world.execute(who, {
      query: `{ applications { ok message data {
        title pitch notes packet cv { filename url } opportunity { ${ALL} ${POSTED} } } } }`,
    }),
    await world.execute(who, {
      query: `{ applications(input: { contentful_id: { equals: "${id}" } }) { data { title notes opportunity { ${ALL} } } } }`,
    }),
    await world.execute(who, { query: `{ opportunity(input: { id: "${id}" }) { data { ${POSTED} } } }` }),
    await world.execute(who, { query: `{ postings { ok message data { ${ALL} ${POSTED} } } }` }),
    await world.execute(who, { query: '{ postings(input: { words: "zyx" }) { ok message count } }' }),
    await world.execute(who, {
      query: `{ posting(input: { token: "${TOKEN}" }) { ok data { type isConfidential stage status } } }`,
    }),
    await world.execute(who, {
      query: `{ applicationFiles(id: "${applicationId}") { ok message data { title pitch } } }`,
    }),
    ...(await Promise.all(
      [
        'words: "zyxwander"',
        'industries: ["Logistics (zyxwander.example)"]',
        'hubs: ["zyxwander holdings, boston"]',
      ].map((matching) =>
        world.execute(who, {
          query: `{ opportunities(input: { matching: { ${matching} } }) { ok message count data { ${ALL} } } }`,
        }),
      ),
    )),
    await world.execute(who, {
      query: `{ _entities(representations: [{ __typename: "User", id: "${user}" }]) {
        ... on User { applications { title opportunity { ${ALL} } } } } }`,
    }),
  ];
  return JSON.stringify(answers);
}

it.each(OUTSIDERS)('never names a confidential company, its logo or its address to a %s', async (role) => {
  const answers = await everything(viewer(role));

  expect(answers.toLowerCase()).not.toContain('zyxwander');
});

it.each([
  'words: "zyxwander"',
  'industries: ["Logistics (zyxwander.example)"]',
  'hubs: ["Zyxwander Holdings, Boston"]',
])('is not found by %s, except by board support', async (matching) => {
  const query = `{ opportunities(input: { matching: { ${matching} } }) { count } }`;

  expect(await world.run(viewer('editor'), query)).toEqual({ opportunities: { count: 0 } });
  expect(await world.run(viewer('support'), query)).toEqual({ opportunities: { count: 1 } });
});

it('alerts nobody who filters by the name, and does not name it to the others', async () => {
  expect(await alertMembers(id)).toBe(1);

  const told = await OutboxMessage.find({ kind: 'opportunity_alert' }).lean();
  expect(told.map(({ payload }) => payload.user_id)).toEqual(['chair-1']);
  expect(await opportunityAlertNotice(id, 'zyxwander-1')).toBeNull();
  const notice = await opportunityAlertNotice(id, 'chair-1');
  expect(notice).toMatchObject({ title: 'Chair of the company', company: null });
  expect(JSON.stringify(notice).toLowerCase()).not.toContain('zyxwander');
});

it('is in no mail to an applicant and in no data export', async () => {
  const exported = await personalData('member-1');
  const { applicationNotice } = await world.run<{ applicationNotice: { data: { title: string } } }>(
    viewerOf(null, 'service'),
    `{ applicationNotice(id: "${applicationId}") { data { title pitch } } }`,
  );

  expect(exported.applications).toHaveLength(1);
  expect(JSON.stringify(exported).toLowerCase()).not.toContain('zyxwander');
  expect(applicationNotice.data.title).toBe('Chair of the company');
});

it('is not sent to the CRM', async () => {
  const applicant = viewerOf('somebody-new');
  const cv = await anUpload('somebody-new');

  await world.run(applicant, `mutation { applying(input: { contentful_id: "${id}", cv: "${cv}" }) { ok } }`);

  const [told] = await OutboxMessage.find({ kind: 'create_career_opportunity_candidate' }).lean();
  expect(told?.payload).toMatchObject({
    company: 'Confidential Company',
    opportunity_title: 'Chair of the company',
  });
});

it.each(STAFF)('is visible to %s', async (role) => {
  const answers = await everything(viewer(role));

  for (const secret of SECRETS) expect(answers).toContain(secret);
});

it('leaves the rest visible to members', async () => {
  const { opportunity } = await world.run<{ opportunity: { data: Record<string, unknown> } }>(
    viewer('member'),
    `{ opportunity(input: { id: "${id}" }) { data { title isConfidential company website aboutRole aboutCompany } } }`,
  );

  expect(opportunity.data).toEqual({
    title: 'Chair of the company',
    isConfidential: true,
    company: null,
    website: null,
    aboutRole:
      'the company is looking for a chair. the company was founded in 1974. Write to zyx@the company.',
    aboutCompany: 'See the company, the home of the company.',
  });
});

it('hides nothing of a company that is not confidential', async () => {
  const open = await anOpportunity({
    company: 'Open Company',
    website: 'https://open.example',
    image: '/logo.webp',
  });

  const { opportunity } = await world.run<{ opportunity: { data: Record<string, unknown> } }>(
    viewer('member'),
    `{ opportunity(input: { id: "${open._id}" }) { data { company website image } } }`,
  );

  expect(opportunity.data).toEqual({
    company: 'Open Company',
    website: 'https://open.example',
    image: '/logo.webp',
  });
});
