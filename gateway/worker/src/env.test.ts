import { readEnv } from './env';

const problemsOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('needs nothing in development', () => {
  expect(readEnv({})).toMatchObject({ PORT: 4005, GATEWAY_URL: 'http://127.0.0.1:4000' });
});

it('refuses development secrets and plain http in production', () => {
  const message = problemsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://members.example' });

  expect(message).toMatch(/^The configuration of the worker needs attention/);
  for (const name of [
    'INTERNAL_KEY',
    'SESSION_SECRET',
    'MONGODB_URI',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
  ])
    expect(message).toContain(name);
});

it('asks for no key that only routes need', () => {
  expect(
    problemsOf({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://members.example',
      INTERNAL_KEY: 'i'.repeat(40),
      SESSION_SECRET: 's'.repeat(40),
      MONGODB_URI: 'mongodb://db.internal/athenaeum',
      SMTP_URL: 'smtps://mail.internal',
      MAIL_FROM: 'no-reply@members.example',
      MEMBER_SUPPORT_EMAIL: 'support@members.example',
      BOARD_SUPPORT_EMAIL: 'board@members.example',
      BILLING_PROVIDER: 'stripe',
      // It asks for refunds, and takes no webhooks.
      STRIPE_SECRET_KEY: 'sk_live_1',
    }),
  ).toBe('');
});
