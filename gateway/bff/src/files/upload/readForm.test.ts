import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { readForm } from './readForm';

const TEN_MB = 10_000_000;
const TIMEOUTS = { pause: 60_000, longest: 60_000 };

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'athenaeum-form-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of a request, a form is read by its stream and its headers alone. */
function requestOf(body: Iterable<string | Buffer>): Request {
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  // The rest of a request would be made up for nobody.
  return Object.assign(Readable.from(body), { headers }) as unknown as Request;
}

it('never holds more than a few chunks of a file in memory', async () => {
  const path = join(folder, 'given');
  const piece = Buffer.alloc(64_000, '0');
  let given = 0;
  let mostHeld = 0;
  function* body() {
    yield '--edge\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';
    for (; given < TEN_MB; given += piece.length) {
      mostHeld = Math.max(mostHeld, given - (statSync(path, { throwIfNoEntry: false })?.size ?? 0));
      yield piece;
    }
    yield '\r\n--edge\r\ncontent-disposition: form-data; name="folderName"\r\n\r\nprofile-docs\r\n--edge--\r\n';
  }
  const form = await readForm(requestOf(body()), path, { limit: 2 * TEN_MB, timeouts: TIMEOUTS });

  expect(form).toEqual({ folderName: 'profile-docs', name: 'cv.pdf', bytes: given });
  expect(statSync(path).size).toBe(given);
  expect(mostHeld).toBeLessThan(1_000_000);
});

it('refuses a part whose header is no header, and does so once', async () => {
  const req = requestOf(['--edge\r\na\0\r\n\r\n--edge--\r\n']);
  const unheard = jest.fn();
  process.on('uncaughtException', unheard);

  const form = readForm(req, join(folder, 'refused'), { limit: TEN_MB, timeouts: TIMEOUTS });

  await expect(form).rejects.toMatchObject({ status: 400 });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('uncaughtException', unheard);
  expect(unheard).not.toHaveBeenCalled();
});
