import { generateKeyPairSync } from 'node:crypto';
import { writtenKey } from '@athenaeum/registry';
import { deployables } from '../deployment/deployables';
import { environmentsOnLoopback } from './environment';

const MOVED = 20_000;
const secrets = Object.fromEntries(
  [
    'INTERNAL_KEY',
    'SESSION_SECRET',
    'REPORT_KEY',
    'BUILD_SIGNING_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ].map((name) => [name, name.repeat(4)]),
);
secrets.TRUSTED_BUILDERS = writtenKey(generateKeyPairSync('ed25519').publicKey);
const overrides = {
  DATA_DIR: '/nowhere',
  MONGODB_URI: 'mongodb://127.0.0.1:9/',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

it.each(deployables)('$name has the environment of its container, moved to this machine', (part) => {
  const all = environmentsOnLoopback({ portFor: (port) => port + MOVED, secrets, overrides });

  const env = all.get(part.name)!;

  expect(env.NODE_ENV).toBe('production');
  expect(() => part.read(env)).not.toThrow();
  expect(Object.values(env).join(' ')).not.toMatch(
    /:[34]00\d\b|=[34]00\d\b|:\/\/(?!localhost|127\.0\.0\.1)|\$\{/,
  );
  expect(Object.values(env).join(' ')).toContain(String(part.port + MOVED));
});
