import { expect, test } from '@playwright/test';
import { EXCHANGED, publishWith } from '../../fixtures/contracts';

test('a team that is a version behind publishes its area', async () => {
  expect(await publishWith('previous')).toContain(`Deployed ${EXCHANGED}`);
});
