import { inTransaction } from '@athenaeum/kit';
import { keepContentFile, StoredFile, type ContentUse } from '@athenaeum/kit/files';
import { openForFile, viewerOf } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf, aPicture } from '@athenaeum/gateway-testing/uploads';

const EDITOR = {
  id: 'ruth',
  email: 'ruth@example.test',
  name: 'Ruth',
  password: 'Correct-horse-9',
  roles: ['member', 'editor'] as const,
};

const world = openForFile(() => createTestGateway({ env: { LIMIT_UPLOAD: '1000' } }));
let editor: Browser;
beforeAll(async () => {
  world.people.set(EDITOR.id, { ...EDITOR, roles: [...EDITOR.roles] });
  editor = await world.signedIn(world.people.get(EDITOR.id));
});
afterEach(() => StoredFile.deleteMany({}));

const upload = async (browser: Browser, content: Uint8Array, name: string) => {
  const form = new FormData();
  form.append('folderName', 'content-files');
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), name);
  return browser.upload('/aws-proxy/s3/upload-file', form);
};
const keep = (key: string, use: ContentUse) =>
  inTransaction((session) => keepContentFile(viewerOf(EDITOR.id, 'editor'), key, use, session));

it('takes nothing for the content from anybody but its editors', async () => {
  const member = await world.signedIn();

  const { status } = await upload(member, await aPicture(20, 20).png().toBuffer(), 'cover.png');

  expect(status).toBe(400);
  expect(await StoredFile.countDocuments()).toBe(0);
});

it('shows a picture to its editor at once, and to everybody once it is part of the content', async () => {
  const { json } = await upload(editor, await aPicture(3000, 1000).png().toBuffer(), 'cover.png');
  const { key, filename, type } = json.data as { key: string; filename: string; type: string };
  const path = `/files/content/${filename}`;
  expect(type).toBe('image/webp');
  expect((await editor.get(path)).status).toBe(200);
  expect((await world.browser().get(path)).status).toBe(404);

  await keep(key, 'picture');

  const answer = await world.browser().get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
});

it('gives a paper of the content to everybody, to save', async () => {
  const { json } = await upload(editor, aPdf(2000), 'A board CV.pdf');
  const { key, filename } = json.data as { key: string; filename: string };

  await keep(key, 'paper');

  const { status, headers } = await world.browser().get(`/files/content/${filename}`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain('A board CV.pdf');
});

it('gives no other upload out under that address', async () => {
  await StoredFile.create({
    key: 'content-files/own.pdf',
    owner_id: 'somebody',
    folder: 'content-files',
    name: 'own.pdf',
    type: 'application/pdf',
    bytes: 1,
    state: 'waiting',
    created_at: 1,
    since: 1,
  });

  expect((await world.browser().get('/files/content/own.pdf')).status).toBe(404);
  expect((await world.browser().get('/files/content/..%2fprofile-docs%2fown.pdf')).status).toBe(404);
});
