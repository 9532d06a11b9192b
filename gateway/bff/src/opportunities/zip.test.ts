import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { zipOf, type ZipEntry } from './zip';

const entry = (name: string, text: string, bytes = Buffer.byteLength(text)): ZipEntry => ({
  name,
  bytes,
  open: async () => Readable.from([Buffer.from(text)]),
});

it('is as long as it said, with every file as it was', async () => {
  const words = { ...entry('application.txt', 'Leads well.'), open: async () => Buffer.from('Leads well.') };

  const { content, length } = await zipOf([words, entry('CV - Zoë.pdf', '%PDF-1.7')]);
  const bytes = await buffer(content);

  expect(bytes).toHaveLength(length);
  for (const part of ['application.txt', 'Leads well.', 'CV - Zoë.pdf', '%PDF-1.7'])
    expect(bytes.includes(part)).toBe(true);
  // The end of its directory: two entries.
  expect(bytes.readUInt32LE(bytes.length - 22)).toBe(0x06054b50);
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
});

it('breaks off when a file is not as long as was said, or is not there', async () => {
  const gone = { ...entry('gone.pdf', 'x'), open: () => Promise.reject(new Error('It went away')) };

  for (const broken of [entry('short.pdf', 'x', 9), gone]) {
    const { content } = await zipOf([broken]);
    await expect(buffer(content)).rejects.toThrow();
  }
});
