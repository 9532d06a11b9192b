import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { aPdf } from '@athenaeum/gateway-testing/uploads';

it('takes ten uploads in a minute from one person', async () => {
  const world = await createTestGateway();
  const amara = await world.signedIn();
  const send = () => {
    const form = new FormData();
    form.append('file', new Blob([aPdf() as Uint8Array<ArrayBuffer>]), 'cv.pdf');
    form.append('folderName', 'profile-docs');
    return amara.upload('/aws-proxy/s3/upload-file', form);
  };

  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await send()).status);
  const { status, json } = await send();

  expect(statuses).toEqual(Array(10).fill(200));
  expect(status).toBe(429);
  expect(json).toMatchObject({ ok: false, code: 'LIMITED', message: 'Failed to upload file' });
  await world.close();
});
