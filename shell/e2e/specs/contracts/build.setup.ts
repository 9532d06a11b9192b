import { existsSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildWith, folderOf } from '../../fixtures/contracts';

for (const contract of ['previous', 'next'] as const)
  test(`an area is built with the ${contract} contract`, async () => {
    test.setTimeout(180_000);
    rmSync(folderOf(contract), { recursive: true, force: true });

    await buildWith(contract);

    expect(existsSync(`${folderOf(contract)}/build.json`)).toBe(true);
  });
