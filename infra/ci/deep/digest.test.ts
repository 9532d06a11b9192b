import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from './digest';
import type { DeepPart } from './parts';
import { deepParts } from './parts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(process.cwd(), 'infra/ci/deep/covered-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const part = (more: Partial<DeepPart> = {}): DeepPart => ({
  name: 'a-part',
  about: 'what it proves',
  covers: [relative(process.cwd(), folder)],
  commands: [['run.ts']],
  minutes: 1,
  isForCi: true,
  ...more,
});

it('changes with every file that a part covers, and with how it is run', () => {
  const empty = digestOf(part());
  writeFileSync(join(folder, 'a.ts'), 'one');
  const one = digestOf(part());
  writeFileSync(join(folder, 'a.ts'), 'two');

  const digests = [empty, one, digestOf(part()), digestOf(part({ commands: [['run.ts', '10']] }))];

  expect(new Set(digests).size).toBe(4);
  expect(digestOf(part())).toBe(digests[2]);
});

it.each(deepParts.map((one) => [one.name, one] as const))('%s covers files that there are', (_name, one) => {
  expect(digestOf(one)).not.toBe(digestOf({ ...one, covers: ['there/is/nothing'] }));
});
