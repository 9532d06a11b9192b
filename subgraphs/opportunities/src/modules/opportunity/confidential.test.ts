import { ROLES, type Role, type Viewer } from '@athenaeum/kit';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anApplication, anOpportunity } from '../../testing/factories';

/** Whatever an outsider may send, beside what a secret could hide in. */
const ALL = `id contentful_id slug title role status opportunityType industry isConfidential company image website
  businessType businessSize nearestRegionalHub needs aboutRole aboutCompany qualificationsSought my_application { id }`;
const SECRETS = ['Zyxwander Holdings', 'zyxwander-logo', 'zyxwander.example'];
const STAFF: readonly Role[] = ['support', 'admin'];
const OUTSIDERS = ROLES.filter((role) => !STAFF.includes(role));

let world: TestWorld;
let id: string;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
  const opportunity = await anOpportunity({
    isConfidential: true,
    company: 'Zyxwander Holdings',
    image: '/files/public/zyxwander-logo.webp',
    website: 'https://www.zyxwander.example/careers',
    title: 'Chair of ZYXWANDER HOLDINGS',
    industry: 'Logistics (zyxwander.example)',
    needs: 'Somebody who has read https://www.zyxwander.example/careers',
    aboutRole: 'Zyxwander Holdings is looking for a chair.',
    aboutCompany: 'See zyxwander.example, the home of Zyxwander Holdings.',
    qualificationsSought: ['Has never worked for Zyxwander Holdings'],
  });
  id = opportunity._id;
  for (const role of ROLES)
    await anApplication(opportunity, { user_id: `${role}-1`, title: 'My application' });
}, 60_000);
afterAll(() => world.close());

const viewer = (role: Role): Viewer => viewerOf(role === 'visitor' ? null : `${role}-1`, role);

/** Every way in: the page, the board, filters, her applications as a list and as part of a member. */
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
      query: `{ applications { ok message data { title pitch opportunity { ${ALL} } } } }`,
    }),
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

it.each(STAFF)('names them to %s', async (role) => {
  const answers = await everything(viewer(role));

  for (const secret of SECRETS) expect(answers).toContain(secret);
});

it('still shows a member the rest', async () => {
  const { opportunity } = await world.run<{ opportunity: { data: Record<string, unknown> } }>(
    viewer('member'),
    `{ opportunity(input: { id: "${id}" }) { data { title isConfidential company website aboutRole aboutCompany } } }`,
  );

  expect(opportunity.data).toEqual({
    title: 'Chair of the company',
    isConfidential: true,
    company: null,
    website: null,
    aboutRole: 'the company is looking for a chair.',
    aboutCompany: 'See the company, the home of the company.',
  });
});

it('hides nothing of a company that is named', async () => {
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
