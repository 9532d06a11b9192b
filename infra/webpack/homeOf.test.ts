import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeOf } from './homeOf';

it('is the folder of the app among others, and the repository where that is one area alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'athenaeum-home-'));
  mkdirSync(join(root, 'mfe-one/src'), { recursive: true });

  expect(homeOf(root, 'mfe-one')).toBe(join(root, 'mfe-one'));
  expect(homeOf(root, 'mfe-two')).toBe(root);
});
