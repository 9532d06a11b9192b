import { pino } from 'pino';
import request from 'supertest';
import { readEnv } from './env';
import { createRemoteHost } from './remoteHost';
import { DOWN, entryOf, shellFolders } from './testing';

const events = entryOf('mfe-events', [{ path: '/events/:slug', title: 'Event' }]);
const community = entryOf('mfe-community', [
  { path: '/', title: 'Home' },
  { path: '/sign-up', title: 'Sign up' },
]);
const host = createRemoteHost({
  name: 'mfe-events',
  env: readEnv({
    DATA_DIR: shellFolders().dataDir,
    GATEWAY_URL: DOWN,
    PUBLIC_ORIGIN: 'https://portal.example',
  }),
  registry: {
    current: () => Promise.resolve({ id: '1', remotes: [events, community], canaries: [], quarantined: [] }),
  },
  log: pino({ level: 'silent' }),
});

it.each(['/privacy-policy', '/member-agreement', '/sign-up', '/sign-up?from=%2Fevents%2F1'])(
  'leads from the host of a remote to %s at the portal',
  async (path) => {
    const { status, headers } = await request(host).get(path);

    expect(status).toBe(302);
    expect(headers.location).toBe(`https://portal.example${path}`);
    expect(headers['cache-control']).toBe('no-store');
  },
);

it.each(['/', '/events/one', '/there/is/nothing', '//evil.example', '/privacy-policy/more'])(
  'leaves %s to the remote itself',
  async (path) => {
    expect((await request(host).get(path)).headers.location).toBeUndefined();
  },
);
