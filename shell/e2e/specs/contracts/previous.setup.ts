import { expect, test } from '@playwright/test';
import { EXCHANGED, publishWith } from '../../fixtures/contracts';

test('a team that is a version behind publishes its area', async () => {
  test.setTimeout(180_000);

  expect(await publishWith('previous')).toContain(`Deployed ${EXCHANGED}`);
});
