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
  expect(readEnv({})).toMatchObject({
    PORT: 4000,
    GATEWAY_MODE: 'embedded',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
});

it('takes PORT over GATEWAY_PORT, and an empty variable for none', () => {
  expect(readEnv({ GATEWAY_PORT: '4100' }).PORT).toBe(4100);
  expect(readEnv({ GATEWAY_PORT: '4100', PORT: '4200' }).PORT).toBe(4200);
  expect(readEnv({ PORT: '' }).PORT).toBe(4000);
});

it('names every problem in one line, and no value', () => {
  const message = problemsOf({
    GATEWAY_MODE: 'sideways',
    PORT: 'ninety',
    SESSION_SECRET: 'hush',
    TRUSTED_ORIGINS: 'http://good.example, nonsense',
    SUBGRAPH_USERS_URL: 'ftp://users',
  });

  for (const name of ['GATEWAY_MODE', 'PORT', 'SESSION_SECRET', 'TRUSTED_ORIGINS', 'SUBGRAPH_USERS_URL'])
    expect(message).toContain(name);
  expect(message).not.toMatch(/sideways|ninety|hush|nonsense|ftp/);
  expect(message).not.toContain('\n');
});

it('refuses development secrets and plain http in production', () => {
  const message = problemsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://members.example' });

  for (const name of [
    'INTERNAL_KEY',
    'SESSION_SECRET',
    'REPORT_KEY',
    'MONGODB_URI',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'BILLING_PROVIDER',
  ])
    expect(message).toContain(name);
});

it('is content with real ones', () => {
  const env = readEnv({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://members.example/',
    INTERNAL_KEY: 'i'.repeat(40),
    SESSION_SECRET: 's'.repeat(40),
    REPORT_KEY: 'r'.repeat(40),
    MONGODB_URI: 'mongodb://db.internal/athenaeum',
    SMTP_URL: 'smtps://mail.internal',
    MAIL_FROM: 'no-reply@members.example',
    MEMBER_SUPPORT_EMAIL: 'support@members.example',
    BOARD_SUPPORT_EMAIL: 'board@members.example',
    BILLING_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });

  expect(env).toMatchObject({
    isProduction: true,
    PUBLIC_ORIGIN: 'https://members.example',
    TRUSTED_DOCUMENTS: 'only',
  });
});

it('executes only trusted documents in production, and elsewhere when configured', () => {
  expect(readEnv({}).TRUSTED_DOCUMENTS).toBe('off');
  expect(readEnv({ TRUSTED_DOCUMENTS: 'only' }).TRUSTED_DOCUMENTS).toBe('only');
  expect(problemsOf({ TRUSTED_DOCUMENTS: 'some' })).toContain('TRUSTED_DOCUMENTS');
});

it('needs a client with an external provider', () => {
  expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toContain('OIDC_CLIENT_ID');
});

it('needs both halves of a key to storage, or none', () => {
  expect(problemsOf({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AKIA' })).toContain('S3_SECRET_ACCESS_KEY');
  expect(problemsOf({ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hush' })).toContain('S3_ACCESS_KEY_ID');
  expect(problemsOf({ S3_BUCKET: 'files' })).toBe('');
});

it('needs a bearer for each other system, and takes one for single jobs', () => {
  expect(problemsOf({ CRM_URL: 'https://crm.example' })).toContain('CRM_TOKEN is needed with CRM_URL');
  expect(readEnv({ JOB_TOKENS: 'rsvp_flow=a=b, update_contact=c' }).JOB_TOKENS).toEqual({
    rsvp_flow: 'a=b',
    update_contact: 'c',
  });
});

it('needs the keys of the billing provider it names', () => {
  expect(problemsOf({ BILLING_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_live_1' })).toContain(
    'STRIPE_WEBHOOK_SECRET is needed with BILLING_PROVIDER=stripe',
  );
  expect(problemsOf({ BILLING_PROVIDER: 'chargebee' })).toMatch(
    /CHARGEBEE_SITE .*CHARGEBEE_API_KEY .*CHARGEBEE_WEBHOOK_USER .*CHARGEBEE_WEBHOOK_PASSWORD /,
  );
  expect(problemsOf({ BILLING_PROVIDER: 'piggybank' })).toContain('BILLING_PROVIDER');
  expect(problemsOf({ BILLING_PROVIDER: 'embedded' })).toBe('');
});
