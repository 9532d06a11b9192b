import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecret } from './keptSecret';

it('is made once, for its owner alone, and is another in another installation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-secrets-'));
  const secret = keptSecret(folder, 'session');

  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(keptSecret(folder, 'session')).toBe(secret);
  expect(keptSecret(folder, 'other')).not.toBe(secret);
  expect(keptSecret(mkdtempSync(join(tmpdir(), 'athenaeum-secrets-')), 'session')).not.toBe(secret);
  expect(statSync(join(folder, 'secrets/session')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
});
