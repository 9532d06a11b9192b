import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publishedAreas } from '../../fixtures/areas';
import { deploy, EXCHANGED } from '../../fixtures/contracts';

test('a build for a shell to come is refused in words, and members keep what they have', async ({ page }, {
  outputDir,
}) => {
  const before = await publishedAreas(page);
  const folder = join(outputDir, EXCHANGED);
  cpSync(join('dist', EXCHANGED), folder, { recursive: true });
  const file = join(folder, 'build.json');
  const build = JSON.parse(readFileSync(file, 'utf8')) as { manifest: object };
  writeFileSync(file, JSON.stringify({ ...build, manifest: { ...build.manifest, contract: 3 } }));

  await expect(deploy(folder)).rejects.toThrow(/contract 3 is not one this shell supports/);

  expect(await publishedAreas(page)).toEqual(before);
  rmSync(folder, { recursive: true });
});
