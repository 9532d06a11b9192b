import { subgraph as content } from '@athenaeum/content-subgraph';
import { StoredFile, type FileRow } from '@athenaeum/kit/files';
import { viewerOf } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createEmbeddedClient } from '@athenaeum/graph/subgraphs';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createFakeSubgraphs, type FakePerson } from '@athenaeum/gateway-testing/fakeSubgraphs';
import { AMARA, createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';

const PATH = '/aws-proxy/s3/upload-file';
const EDITH: FakePerson = { ...AMARA, id: 'edith', email: 'edith@example.test', roles: ['member', 'editor'] };
const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome, everyone.\n';
/** The beginning of any MP4. */
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\x00\x00\x02\x00isomiso2'),
  Buffer.alloc(500),
]);

let world: TestGateway;
let editor: Browser;
let member: Browser;
beforeAll(async () => {
  const people = new Map([AMARA, EDITH].map((person) => [person.id, person]));
  const fakes = createFakeSubgraphs(people);
  world = await createTestGateway({
    clients: { ...fakes.clients, content: createEmbeddedClient(content) },
    env: { LIMIT_UPLOAD: '1000' },
  });
  [editor, member] = [await world.signedIn(EDITH), await world.signedIn(AMARA)];
}, 120_000);
afterAll(() => world.close());

function upload(browser: Browser, folder: string, bytes: string | Buffer, name: string) {
  const form = new FormData();
  form.append('folderName', folder);
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return browser.upload(PATH, form);
}
const save = (input: object) =>
  content.execute(
    {
      query: `mutation ($input: SaveSalonInput!) { saveSalon(input: $input) {
        ok fields data { id filename captions has_transcript updated_at } } }`,
      variables: { input },
    },
    { viewer: viewerOf('edith', 'member', 'editor'), requestId: 'test' },
  ) as Promise<{ data: { saveSalon: { ok: boolean; fields: object; data: Record<string, never> } } }>;

it.each([
  ['recordings', VTT, 'talk.vtt'],
  ['resources', aPdf(), 'paper.pdf'],
])('takes nothing for %s from a member', async (folder, bytes, name) => {
  expect(await upload(member, folder, bytes, name)).toMatchObject({ status: 400 });
  expect(await StoredFile.countDocuments()).toBe(0);
});

it.each([
  ['a page that calls itself captions', 'recordings', '<html>WEBVTT</html>', 'talk.vtt'],
  ['captions without a line', 'recordings', 'WEBVTT\n\nNOTE nothing\n', 'talk.vtt'],
  ['a document as a recording', 'recordings', aPdf(), 'talk.mp4'],
  ['a recording as a paper', 'resources', MP4, 'paper.pdf'],
])('refuses %s', async (_what, folder, bytes, name) => {
  expect(await upload(editor, folder, bytes, name)).toMatchObject({ status: 415 });
  expect(await StoredFile.countDocuments()).toBe(0);
});

it('keeps a recording and its captions with a salon, and makes the transcript of them', async () => {
  const video = await upload(editor, 'recordings', MP4, 'talk.mp4');
  const captions = await upload(editor, 'recordings', VTT, 'talk.vtt');
  expect([video.json.data.type, captions.json.data.type]).toEqual(['video/mp4', 'text/vtt']);

  const input = { title: 'A talk', slug: 'a-talk', date: Date.UTC(2026, 1, 1) };
  const files = { filename: video.json.data.key, captions: captions.json.data.key };
  const { saveSalon } = (await save({ ...input, ...files })).data;

  expect(saveSalon).toMatchObject({ ok: true, data: { ...files, has_transcript: true } });
  const id = String(saveSalon.data.id);
  expect(
    await mongoose.connection.collection<{ _id: string }>('transcripts').findOne({ _id: id }),
  ).toMatchObject({
    cues: [{ start: 1, end: 4, text: 'Welcome, everyone.' }],
  });
  // No longer the editor's own: they stay when the account is deleted.
  expect(await StoredFile.distinct('owner_id', { state: 'kept' })).toEqual(['content']);

  await save({ id, updated_at: saveSalon.data.updated_at, captions: null, filename: null });

  const left = await StoredFile.find().lean<FileRow[]>();
  expect(left.map(({ state }) => state)).toEqual(['leaving', 'leaving']);
  expect(await mongoose.connection.collection('transcripts').countDocuments()).toBe(0);
});
