import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  DEMO_ACCOUNTS,
  DEMO_COMPANIES,
  DEMO_GOALS,
  demoMembers,
  demoProspects,
  writeDemoPortraits,
} from './index';
import { portraitSvg } from './portraits';

const areDifferent = (keys: readonly string[]) => new Set(keys).size === keys.length;

it('has three hundred members and a hundred prospects, nobody twice, the accounts and one lapsed member', () => {
  const people = [...demoMembers(), ...demoProspects(), DEMO_ACCOUNTS.lapsed];

  expect(demoMembers()).toHaveLength(300);
  expect(demoProspects()).toHaveLength(100);
  for (const key of ['id', 'slug', 'email'] as const)
    expect(areDifferent(people.map((person) => person[key]))).toBe(true);
  expect(people).toEqual(expect.arrayContaining(Object.values(DEMO_ACCOUNTS)));
});

it('has forty goals whose slug is the title with hyphens, and 150 companies', () => {
  expect(DEMO_GOALS).toHaveLength(40);
  expect(areDifferent(DEMO_GOALS.map(({ slug }) => slug))).toBe(true);
  for (const { title, slug } of DEMO_GOALS) expect(slug).toBe(title.toLowerCase().replaceAll(' ', '-'));
  expect(DEMO_COMPANIES).toHaveLength(150);
  expect(areDifferent(DEMO_COMPANIES)).toBe(true);
  expect(DEMO_COMPANIES).toContain('Northgate Biologics');
});

describe('portraits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are drawn once, 320 pixels square, and leave no temporary file', async () => {
    await writeDemoPortraits(folder, ['amara-osei', 'joanna-whitfield']);
    const file = join(folder, 'amara-osei.webp');
    const { mtimeMs } = statSync(file);

    await writeDemoPortraits(folder, ['amara-osei', 'maya-chen', 'maya-chen']);

    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(folder).sort()).toEqual([
      'amara-osei.webp',
      'joanna-whitfield.webp',
      'maya-chen.webp',
    ]);
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
  });

  it('are the same for the same slug, and differ between people', () => {
    const [one, again, other] = ['somebody', 'somebody', 'somebody-else'].map(portraitSvg);

    expect(one).toBe(again);
    expect(one).not.toBe(other);
  });

  it('use our colours: no black line, no colour of the package', () => {
    for (const { slug } of demoMembers(60))
      expect(portraitSvg(slug)).not.toMatch(/#(000|e78276|ffcf77|fdea6b|78e185|9ddadb|8fa7df|e279c7)"/);
  });
});
