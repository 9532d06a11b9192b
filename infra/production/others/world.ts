import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@athenaeum/database';
import { createFakeStripe } from '@athenaeum/gateway-testing/fakeStripe';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { createAsk } from './ask';
import { makeCertificates } from './certificates';
import { openChromium } from './chromium';
import { createFileServer } from './fileServer';
import { createIdentityProvider } from './identityProvider';
import { PARTS, startMachine } from './machine';
import { startNginx } from './nginx';
import { startPostfix } from './postfix';
import { createRedisServer } from './redis';

const NAMES = { portal: 'portal.athenaeum.test', events: 'events.athenaeum.test' };
export const MEMBER = {
  email: 'zoe@members.example.org',
  first: 'Zoë',
  last: 'Núñez',
  password: 'Lanterns&Ledgers7-Ø',
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The product on one machine among systems that others wrote, and a browser. What cannot be had here is Stripe, by a fake. */
export async function openWorld() {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-others-'));
  // Postfix and nginx do their work as other accounts.
  chmodSync(folder, 0o755);
  const closing: (() => Promise<unknown> | unknown)[] = [];
  /** What is to be closed, the last opened first. */
  const opened = <Thing>(thing: Thing, close: (thing: Thing) => unknown): Thing => {
    closing.unshift(() => close(thing));
    return thing;
  };
  const close = async () => {
    for (const each of closing) await each();
    rmSync(folder, { recursive: true, force: true });
  };
  const at = (name: string) => join(folder, name);

  try {
    const certificates = await makeCertificates(folder, Object.values(NAMES));
    const [https, http, identityPort, identitySite, smtp, s3, redisPort] = await Promise.all(
      Array.from({ length: 7 }, () => freePort()),
    );
    const ports = Object.fromEntries(
      await Promise.all(PARTS.map(async (part) => [part, await freePort()])),
    ) as Record<(typeof PARTS)[number], number>;
    const database = opened(
      await startDatabase({ port: 0, dataDir: at('database'), isThrowaway: true }),
      (one) => one.close(),
    );
    const stripe = opened(await createFakeStripe(), (one) => one.close());
    const postfix = opened(await startPostfix(at('postfix'), smtp!, certificates), (one) => one.stop());
    const files = opened(await createFileServer(at('files'), s3!), (one) => one.stop());
    const redis = opened(await createRedisServer(at('redis'), redisPort!, certificates), (one) => one.stop());
    const identity = opened(
      await createIdentityProvider({
        ...{ folder: at('identity'), port: identitySite!, publicPort: identityPort!, email: MEMBER.email },
        callback: `https://${NAMES.portal}:${https}/api/auth/callback`,
      }),
      (one) => one.stop(),
    );
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...stripeEnv } = stripe.env;
    const machine = opened(
      await startMachine({
        ...{
          folder: at('machine'),
          ports,
          names: NAMES,
          httpsPort: https!,
          authority: certificates.authority,
        },
        env: { MONGODB_URI: database.uri, ...files.env, ...stripeEnv },
        secrets: {
          ...files.secrets,
          ...redis.secrets,
          SMTP_URL: postfix.url,
          STRIPE_SECRET_KEY: STRIPE_SECRET_KEY!,
          STRIPE_WEBHOOK_SECRET: STRIPE_WEBHOOK_SECRET!,
        },
      }),
      (one) => one.stop(),
    );
    opened(
      await startNginx({
        ...{ folder: at('nginx'), certificates, names: NAMES },
        ports: {
          ...{ https: https!, http: http!, shell: ports.shell, events: ports['remote-host'] },
          ...{ identity: identityPort!, identitySite: identitySite! },
        },
      }),
      (one) => one.end(),
    );
    const browser = opened(await openChromium(folder, certificates.authority, Object.values(NAMES)), (one) =>
      one.close(),
    );
    const ask = createAsk(certificates.authority);
    return {
      ask,
      browser,
      close,
      database,
      files,
      httpPort: http!,
      identity,
      machine,
      ports,
      postfix,
      redis,
      stripe,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
