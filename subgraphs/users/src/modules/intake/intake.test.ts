import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { INTAKE_MESSAGES } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { aMember, anAgreement, aUser } from '../../testing/factories';
import { Agreement } from '../agreement/agreement.model';
import { User, type UserRow } from '../user/user.model';

type Answer = ResultOf<Record<string, unknown> | null>;

const FIELDS = 'intake_form_step intake_form_submitted intake_form_status referer';
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok code fields data { ${FIELDS} } } }`;

const ANSWERED: Partial<UserRow> = {
  intake_form_submitted: false,
  intake_form_status: null,
  hear_about_athena: 'LinkedIn',
  goals: [
    {
      id: 'g',
      title: 'Join an advisory board',
      type: 'Career Goal',
      current: 'true',
      created_at: Date.now(),
    },
  ],
  role: 'Finance',
  executive_level: 'C-suite',
  company: 'Halden Logistics',
  corporate_board: 'Not yet',
};

const world = openForFile(() => createTestWorld(subgraph));

const update = async (viewer: Viewer, input: object) =>
  (await world.run<{ updateUser: Answer }>(viewer, UPDATE, { input })).updateUser;
const submit = (viewer: Viewer) => update(viewer, { intake_form_submitted: true });

describe('is refused', () => {
  it('to a visitor, and for anybody else, admins included', async () => {
    const other = await aUser(ANSWERED);
    const input = { id: other._id, intake_form_step: 'goals', intake_form_submitted: true };

    expect(await update(visitor, input)).toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const viewer of [await aMember(), viewerOf('admin', 'member', 'admin')])
      expect(await update(viewer, input)).toMatchObject({ ok: false, code: 'FORBIDDEN' });

    expect(await User.findById(other._id)).toMatchObject({
      intake_form_step: null,
      intake_form_submitted: false,
    });
  });

  it('for an unknown step, and for undoing the intake', async () => {
    const viewer = await aMember(ANSWERED);

    expect(await update(viewer, { intake_form_step: 'payment' })).toMatchObject({ code: 'INVALID' });
    expect(await update(viewer, { intake_form_submitted: false })).toMatchObject({ code: 'INVALID' });
  });

  it('while the agreement is not accepted, and says so', async () => {
    const viewer = await aMember({ ...ANSWERED, portal_nda_agreement_date: null });

    const answer = await submit(viewer);

    expect(answer).toMatchObject({
      ok: false,
      code: 'INVALID',
      fields: { agreement: INTAKE_MESSAGES.agreement },
    });
    expect(await User.findById(viewer.id)).toMatchObject({
      intake_form_submitted: false,
      intake_form_status: null,
    });
  });

  it('while a newer agreement is not accepted', async () => {
    const viewer = await aMember({
      ...ANSWERED,
      portal_nda_agreement_date: Date.now() - 9000,
      latest_signed_agreement: Date.now() - 9000,
    });
    const { _id } = await anAgreement(Date.now() - 1000);

    expect(await submit(viewer)).toMatchObject({
      code: 'INVALID',
      fields: { agreement: expect.any(String) },
    });

    await Agreement.deleteOne({ _id });
    expect(await submit(viewer)).toMatchObject({ ok: true });
  });
});

it('when refused, changes nothing of what was sent beside it', async () => {
  const viewer = await aMember({ ...ANSWERED, portal_nda_agreement_date: null });

  const answer = await update(viewer, { intake_form_step: 'demographics', intake_form_submitted: true });

  expect(answer).toMatchObject({ code: 'INVALID', fields: { agreement: INTAKE_MESSAGES.agreement } });
  expect(await User.findById(viewer.id)).toMatchObject({ intake_form_step: null });
});

it('may be submitted with every answer empty', async () => {
  const viewer = await aMember({ intake_form_submitted: false, intake_form_status: null });

  expect(await submit(viewer)).toMatchObject({ ok: true, data: { intake_form_submitted: true } });
});

it('may be submitted together with the missing agreement', async () => {
  await anAgreement(Date.now() - 1000);
  const viewer = await aMember({
    ...ANSWERED,
    portal_nda_agreement_date: null,
    latest_signed_agreement: null,
  });

  const answer = await update(viewer, { portal_nda_agreement_date: 1, intake_form_submitted: true });

  expect(answer).toMatchObject({ ok: true, data: { intake_form_submitted: true } });
});

describe('the step that a member has reached', () => {
  it('is stored, and never goes back, whichever device writes last', async () => {
    const viewer = await aMember(ANSWERED);

    await update(viewer, { intake_form_step: 'experience' });
    const answers = await Promise.all([
      update(viewer, { intake_form_step: 'goals' }),
      update(viewer, { intake_form_step: 'demographics' }),
      update(viewer, { intake_form_step: 'experience' }),
    ]);

    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await User.findById(viewer.id)).toMatchObject({ intake_form_step: 'demographics' });
  });
});

describe('submitting', () => {
  it('makes the follow-up due, once', async () => {
    const viewer = await aMember(ANSWERED);

    expect(await submit(viewer)).toMatchObject({
      ok: true,
      data: { intake_form_submitted: true, intake_form_status: false },
    });

    await update(viewer, { intake_form_status: true });
    expect(await submit(viewer)).toMatchObject({ ok: true, data: { intake_form_status: true } });
  });
});

it('shows the recommending person’s name to the member alone', async () => {
  const viewer = await aMember(ANSWERED);
  const other = await aMember();
  const save = `mutation ($input: ProfileInput!) { profile(input: $input) { ok data { referer } } }`;
  const see = `query ($id: ID!) { user(input: { id: $id }) { data { referer intake_form_step } } }`;

  expect(await world.run(viewer, save, { input: { referer: ' Ingrid Solberg ' } })).toMatchObject({
    profile: { ok: true, data: { referer: 'Ingrid Solberg' } },
  });
  expect(await world.run(other, see, { id: viewer.id })).toEqual({
    user: { data: { referer: null, intake_form_step: null } },
  });
});
