import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aMember, anAgreement } from '../../testing/factories';
import { Agreement } from './agreement.model';

type Answer = ResultOf<{
  id: string;
  detail: string;
  values: { update_date: number; parts: unknown };
} | null>;

const HOUR = 3_600_000;
const editor = viewerOf('editor-1', 'member', 'editor');
const parts = [{ title: 'What is said here', text: 'stays here.' }];

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([Agreement.deleteMany({}), AuditRow.deleteMany({})]));

const publish = async (viewer: Viewer, input: object) =>
  (
    await world.run<{ publishAgreement: Answer }>(
      viewer,
      `mutation ($input: PublishAgreementInput!) { publishAgreement(input: $input) {
        ok code fields data { id detail values } } }`,
      { input },
    )
  ).publishAgreement;
const inForce = async () =>
  (
    await world.run<{ agreements: { data: { parts: unknown }[] } }>(
      visitor,
      '{ agreements(input: { take: 1 }) { data { parts { title text } } } }',
    )
  ).agreements.data[0];

it.each([
  ['a visitor', visitor],
  ['a member', viewerOf('m-1')],
  ['board support', viewerOf('s-1', 'support')],
])('is not for %s', async (_who, viewer) => {
  expect(await publish(viewer, { parts })).toMatchObject({ ok: false, data: null });
  expect(await Agreement.countDocuments()).toBe(0);
});

it('publishes a version at once, which every member is asked to accept', async () => {
  await anAgreement(Date.now() - HOUR);
  const member = await aMember({ portal_nda_agreement_date: Date.now() - 60_000 });
  const asked = async () =>
    (
      await world.run<{ me: { data: { needs_agreement: boolean } } }>(
        member,
        '{ me { data { needs_agreement } } }',
      )
    ).me.data.needs_agreement;
  expect(await asked()).toBe(false);

  const { data } = await publish(editor, { parts });

  expect(data).toMatchObject({ detail: 'In force', values: { parts } });
  expect(await asked()).toBe(true);
  expect(await inForce()).toEqual({ parts });
  expect(await AuditRow.find().lean()).toMatchObject([
    { operation: 'publishAgreement', actor_id: 'editor-1', target_id: data!.id, after: { parts } },
  ]);
});

it('publishes one for a future time, and none for the past', async () => {
  await anAgreement(Date.now() - HOUR);

  const { data } = await publish(editor, { parts, update_date: Date.now() + HOUR });

  expect(data).toMatchObject({ detail: 'To come' });
  expect(await inForce()).toEqual({ parts: null });
  expect(await publish(editor, { parts, update_date: Date.now() - HOUR })).toMatchObject({
    code: 'INVALID',
    fields: { update_date: expect.stringMatching(/to come/) },
  });
  expect(await publish(editor, { parts: [] })).toMatchObject({ code: 'INVALID' });
});

it('has no operation that changes what members accepted', () => {
  const mutations = Object.keys(subgraph.schema.getMutationType()!.getFields());

  expect(mutations.filter((name) => /agreement/i.test(name))).toEqual(['publishAgreement']);
});
