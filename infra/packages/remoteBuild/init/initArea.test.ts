import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initArea } from './initArea';

const SAMPLE = join(__dirname, '../../sample');
const folder = () => mkdtempSync(join(tmpdir(), 'athenaeum-init-'));
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

it('writes the sample with the name of the area in all its forms', () => {
  const root = folder();

  const files = initArea(root, 'mfe-reading-room');

  expect(files).toEqual(
    expect.arrayContaining(['.gitignore', 'src/manifest.ts', 'src/routes/ReadingRoomPage.tsx']),
  );
  expect(read(root, 'src/pages.ts')).toContain("name = 'mfe-reading-room'");
  expect(read(root, 'src/pages.ts')).toMatch(/'\/reading-room': \{\s+title: 'Reading room',/);
  expect(read(root, 'src/pages.ts')).toContain(
    'import(/* webpackMode: "eager" */ \'./routes/ReadingRoomPage\')',
  );
  expect(files.filter((file) => /book.?club/i.test(file + read(root, file)))).toEqual([]);
});

it('takes our packages from the tarballs beside it, or from a registry where there are none', () => {
  const [bare, beside] = [folder(), folder()];
  const { devDependencies } = JSON.parse(read(SAMPLE, 'package.json')) as {
    devDependencies: Record<string, string>;
  };
  const from = devDependencies['@athenaeum/remote-build']!;
  mkdirSync(join(beside, 'packages'));
  writeFileSync(join(beside, from.slice('file:'.length)), '');

  initArea(bare, 'mfe-one');
  initArea(beside, 'mfe-one');

  const builtWith = (root: string) =>
    (JSON.parse(read(root, 'package.json')) as { devDependencies: Record<string, string> }).devDependencies[
      '@athenaeum/remote-build'
    ];
  expect(builtWith(bare)).toMatch(/^\d+\.\d+\.\d+$/);
  expect(builtWith(beside)).toBe(from);
});

it.each(['.gitignore', 'tsconfig.json'])('does not touch a folder with a %s', (file) => {
  const root = folder();
  writeFileSync(join(root, file), 'mine');

  expect(() => initArea(root, 'mfe-one')).toThrow(`There is a ${file} here: begin in an empty folder.`);

  expect(readdirSync(root)).toEqual([file]);
  expect(read(root, file)).toBe('mine');
});

it('overwrites nothing, and refuses an invalid name', () => {
  const root = folder();
  writeFileSync(join(root, 'package.json'), '{}');

  expect(() => initArea(root, 'mfe-one')).toThrow('There is a package.json here: begin in an empty folder.');
  expect(() => initArea(folder(), 'mentors')).toThrow('mentors is not how an area is called');
  expect(() => initArea(folder(), 'mfe-../x')).toThrow('is not how an area is called');
  expect(readdirSync(root)).toEqual(['package.json']);
});
