import { readEnv } from '@athenaeum/gateway-testing/env';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://members.example.org',
  INTERNAL_KEY: 'i'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  REPORT_KEY: 'r'.repeat(32),
  MONGODB_URI: 'mongodb://db.example.org/?replicaSet=rs0',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'a@example.org',
  MEMBER_SUPPORT_EMAIL: 'b@example.org',
  BOARD_SUPPORT_EMAIL: 'c@example.org',
};

it.each([
  ['in production', production, 'required'],
  ['in production where it is named as off', { ...production, STAFF_SECOND_FACTOR: 'off' }, 'off'],
  ['in production where it is named and empty', { ...production, STAFF_SECOND_FACTOR: '' }, 'required'],
  ['for demo data', {}, 'off'],
  ['for demo data where it is asked for', { STAFF_SECOND_FACTOR: 'required' }, 'required'],
])('a second factor of staff, %s, is as it should be', (_where, env, expected) => {
  const billing = { BILLING_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 'w' };

  expect(
    readEnv({ ...(env === production || 'NODE_ENV' in env ? billing : {}), ...env }).STAFF_SECOND_FACTOR,
  ).toBe(expected);
});

it('where it is off, staff come in with a password as before', async () => {
  const world = await createTestGateway();
  world.people.set(AMARA.id, { ...AMARA, roles: ['member', 'admin'] });

  const browser = await world.signedIn();

  expect((await browser.get('/api/auth/me')).json.user.roles).toEqual(['member', 'admin']);
  await world.close();
});
