import { visitor, type Viewer } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMember, anAgreement, aUser } from '../../testing/factories';
import { Consent } from '../consent/consent.model';
import { User } from '../user/user.model';
import { Agreement } from './agreement.model';

type Answer = ResultOf<{
  portal_nda_agreement_date: number | null;
  latest_signed_agreement: number | null;
  needs_agreement: boolean;
  intake_form_status: boolean | null;
} | null>;

const FIELDS = 'portal_nda_agreement_date latest_signed_agreement needs_agreement intake_form_status';
const ME = `{ me { ok data { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { ok code message data { ${FIELDS} } } }`;
const DAY = 86_400_000;
const NOT_AGREED = { portal_nda_agreement_date: null };

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await Agreement.deleteMany({});
});

const update = async (viewer: Viewer, input: object) =>
  (await world.run<{ updateUser: Answer }>(viewer, UPDATE, { input })).updateUser;
const needsAgreement = async (viewer: Viewer) =>
  (await world.run<{ me: Answer }>(viewer, ME)).me.data?.needs_agreement;

describe('an update is refused', () => {
  it('to a visitor', async () => {
    expect(await update(visitor, { portal_nda_agreement_date: 1 })).toMatchObject({
      ok: false,
      code: 'UNAUTHENTICATED',
    });
  });

  it('for anybody else, admins included, and changes nothing', async () => {
    const other = await aUser(NOT_AGREED);
    const input = { id: other._id, portal_nda_agreement_date: 1, intake_form_status: true };

    for (const viewer of [await aMember(), viewerOf('admin', 'member', 'admin')])
      expect(await update(viewer, input)).toMatchObject({ ok: false, code: 'FORBIDDEN', data: null });

    expect(await User.findById(other._id)).toMatchObject({ ...NOT_AGREED, intake_form_status: null });
  });

  it.each([
    {},
    { id: null },
    { portal_nda_agreement_date: -1 },
    { latest_signed_agreement: 1.5 },
    { portal_nda_agreement_date: null },
  ])('without anything that can be saved: %p', async (input) => {
    expect(await update(await aMember(), input)).toMatchObject({ ok: false, code: 'INVALID' });
  });

  it.each(['isAdmin: true', 'relationship_type: "Member"', 'email: "a@b.c"', 'staff_roles: ["editor"]'])(
    'with %s',
    async (field) => {
      const query = `mutation { updateUser(input: { intake_form_status: true, ${field} }) { ok } }`;

      const { errors } = await world.execute(await aMember(), { query });

      expect(errors).toHaveLength(1);
    },
  );
});

describe('accepting the agreement', () => {
  it('takes the server’s time and the version in force, whatever is sent', async () => {
    const inForce = await anAgreement(Date.now() - DAY);
    await anAgreement(Date.now() + DAY);
    const viewer = await aMember(NOT_AGREED);
    expect(await needsAgreement(viewer)).toBe(true);
    const before = Date.now();

    const answer = await update(viewer, { portal_nda_agreement_date: 5, latest_signed_agreement: 9e15 });

    expect(answer).toMatchObject({
      ok: true,
      data: { latest_signed_agreement: inForce.update_date, needs_agreement: false },
    });
    expect(answer.data?.portal_nda_agreement_date).toBeGreaterThanOrEqual(before);
    expect(answer.data?.portal_nda_agreement_date).toBeLessThanOrEqual(Date.now());
  });

  it('asks again when an older version was read, and when a newer one comes into force', async () => {
    const old = await anAgreement(Date.now() - 9 * DAY);
    const viewer = await aMember(NOT_AGREED);
    const inForce = await anAgreement(Date.now() - DAY);

    const read = { portal_nda_agreement_date: Date.now(), latest_signed_agreement: old.update_date };
    expect((await update(viewer, read)).data).toMatchObject({ needs_agreement: true });

    await update(viewer, { ...read, latest_signed_agreement: inForce.update_date });
    expect(await needsAgreement(viewer)).toBe(false);

    await anAgreement(Date.now() - 1);
    expect(await needsAgreement(viewer)).toBe(true);
  });

  it('is reported to the CRM once, with the times that were saved', async () => {
    await anAgreement(Date.now() - DAY);
    const viewer = await aMember(NOT_AGREED);

    const { data } = await update(viewer, { portal_nda_agreement_date: 5 });
    await update(viewer, { portal_nda_agreement_date: 6 });

    const { portal_nda_agreement_date, latest_signed_agreement } = data!;
    expect(await OutboxMessage.find({ 'payload.user_id': viewer.id }).lean()).toMatchObject([
      {
        kind: 'update_contact',
        payload: { user_id: viewer.id, data: { portal_nda_agreement_date, latest_signed_agreement } },
      },
    ]);
  });

  it('works without any version', async () => {
    const viewer = await aMember(NOT_AGREED);

    await update(viewer, { portal_nda_agreement_date: Date.now() });

    expect(await needsAgreement(viewer)).toBe(false);
  });

  it('twice at the same time keeps one consent and the first time', async () => {
    await anAgreement(Date.now() - DAY);
    const viewer = await aMember(NOT_AGREED);
    const press = () => update(viewer, { portal_nda_agreement_date: Date.now() });

    const presses = await Promise.all([press(), press(), press()]);
    const again = await press();

    expect(presses.every(({ ok }) => ok)).toBe(true);
    expect(again.data?.portal_nda_agreement_date).toBe(presses[0]?.data?.portal_nda_agreement_date);
    expect(await Consent.find({ user_id: viewer.id })).toHaveLength(1);
  });
});

describe('the intake follow-up', () => {
  it('is finished by updateStatus, the member’s own only', async () => {
    const viewer = await aMember({ intake_form_status: false });
    const other = await aUser({ intake_form_status: false });
    const finish = (id: string) =>
      world.run<{ updateStatus: Answer }>(
        viewer,
        `mutation ($id: ID!) { updateStatus(id: $id) { ok code data { ${FIELDS} } } }`,
        { id },
      );

    expect((await finish(other._id)).updateStatus).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect((await finish(viewer.id)).updateStatus).toMatchObject({
      ok: true,
      data: { intake_form_status: true },
    });
    expect(await User.findById(other._id)).toMatchObject({ intake_form_status: false });
  });
});

it('shows everybody the versions that are or were in force, newest first', async () => {
  const dates = [Date.now() - 9 * DAY, Date.now() - DAY];
  await Promise.all([...dates, Date.now() + DAY].map(anAgreement));

  const { agreements } = await world.run<{ agreements: { count: number; data: { update_date: number }[] } }>(
    visitor,
    '{ agreements { ok count data { id update_date } } }',
  );

  expect(agreements.count).toBe(2);
  expect(agreements.data.map(({ update_date }) => update_date)).toEqual([...dates].reverse());
});
