import { visitor, type Viewer } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { SAVED_VIEW_LIMITS, SAVED_VIEW_MESSAGES } from '@athenaeum/users-contract';
import { subgraph } from '../../index';
import { SavedViews } from './savedViews.model';

const ANSWER = 'ok code message fields count data { id name shown }';
const LIST = `query ($input: SavedViewsInput!) { savedViews(input: $input) { ${ANSWER} } }`;
const mutation = (field: string, type: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ${ANSWER} } }`;
const SAVE = mutation('saveView', 'SaveViewInput');
const RENAME = mutation('renameView', 'RenameViewInput');
const REMOVE = mutation('removeView', 'RemoveViewInput');

interface Answer extends ResultOf<{ id: string; name: string; shown: string }[] | null> {
  count: number | null;
}

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(() => Promise.all([SavedViews.deleteMany({}), AuditRow.deleteMany({})]));

const ada = viewerOf('ada', 'member', 'admin');
const grace = viewerOf('grace', 'member', 'admin');
const ask = async (viewer: Viewer, query: string, input: object): Promise<Answer> =>
  Object.values(
    await world.run<Record<string, Answer>>(viewer, query, { input: { list: 'members', ...input } }),
  )[0]!;
const save = (viewer: Viewer, name: string, shown = 'hub=Boston') => ask(viewer, SAVE, { name, shown });
const names = async (viewer: Viewer) => (await ask(viewer, LIST, {})).data?.map(({ name }) => name);

it.each([
  ['a visitor', visitor],
  ['a member', viewerOf('amara')],
  ['board support', viewerOf('s', 'member', 'support')],
  ['an editor', viewerOf('e', 'member', 'editor')],
])('are not for %s', async (_who, viewer) => {
  expect(await save(viewer, 'Mine')).toMatchObject({ ok: false, data: null });
  expect(await ask(viewer, LIST, {})).toMatchObject({ ok: false, data: null });
  expect(await SavedViews.countDocuments()).toBe(0);
});

it('are the viewer’s alone, in the order in which they were saved', async () => {
  await save(ada, 'Boston', 'hub=Boston&sort=name');
  await save(ada, 'Prospects', 'relationship=Prospect');
  await save(grace, 'Boston');

  expect((await ask(ada, LIST, {})).data).toMatchObject([
    { name: 'Boston', shown: 'hub=Boston&sort=name' },
    { name: 'Prospects', shown: 'relationship=Prospect' },
  ]);
  const [saved] = (await ask(grace, LIST, {})).data!;
  expect(await ask(ada, RENAME, { id: saved!.id, name: 'Stolen' })).toMatchObject({ code: 'NOT_FOUND' });
  await ask(ada, REMOVE, { id: saved!.id });
  expect(await names(grace)).toEqual(['Boston']);
});

it('have different names, whatever their case and however many are saved at the same time', async () => {
  const answers = await Promise.all(['Boston', 'boston', ' BOSTON '].map((name) => save(ada, name)));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    code: 'CONFLICT',
    fields: { name: SAVED_VIEW_MESSAGES.taken },
  });
  expect(await names(ada)).toHaveLength(1);
});

it('are limited, also for concurrent requests', async () => {
  const most = SAVED_VIEW_LIMITS.count;

  const answers = await Promise.all(Array.from({ length: most + 4 }, (_, n) => save(ada, `View ${n}`)));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(most);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ fields: { name: SAVED_VIEW_MESSAGES.full } });
  expect(await names(ada)).toHaveLength(most);
  expect(await AuditRow.countDocuments({ operation: 'saveView' })).toBe(most);
}, 60_000);

it('are renamed and removed, each with an audit row; removing twice changes nothing', async () => {
  const [boston] = (await save(ada, 'Boston')).data!;
  await save(ada, 'Prospects');

  expect(await ask(ada, RENAME, { id: boston!.id, name: 'prospects' })).toMatchObject({ code: 'CONFLICT' });
  expect(await ask(ada, RENAME, { id: boston!.id, name: 'BOSTON' })).toMatchObject({ ok: true });
  expect(await names(ada)).toEqual(['BOSTON', 'Prospects']);
  await ask(ada, REMOVE, { id: boston!.id });
  expect(await ask(ada, REMOVE, { id: boston!.id })).toMatchObject({ ok: true, count: 1 });

  const rows = await AuditRow.find().sort({ at: 1 }).lean();
  expect(rows.map(({ operation }) => operation)).toEqual([
    'saveView',
    'saveView',
    'renameView',
    'removeView',
  ]);
});

it.each([
  [{ name: ' ' }, { name: SAVED_VIEW_MESSAGES.name }],
  [{ name: 'x'.repeat(41) }, { name: SAVED_VIEW_MESSAGES.nameTooLong }],
])('need a name: %j', async (given, fields) => {
  expect(await ask(ada, SAVE, { shown: '', ...given })).toMatchObject({ code: 'INVALID', fields });
});
