import { test } from '@playwright/test';
import { deploy, EXCHANGED } from '../../fixtures/contracts';

test('everybody has the build of today again', async () => {
  await deploy(`dist/${EXCHANGED}`);
});
