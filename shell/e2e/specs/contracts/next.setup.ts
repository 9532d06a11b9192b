import { expect, test } from '@playwright/test';
import { EXCHANGED, publishWith } from '../../fixtures/contracts';

test('a team that is a version ahead publishes its area', async () => {
  expect(await publishWith('next')).toContain(`Deployed ${EXCHANGED}`);
});
