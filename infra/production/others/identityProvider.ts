import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listens, mustRun, startProgram, type Running } from './processes';

const SITE = join(import.meta.dirname, 'identitySite.py');
const secret = () => randomBytes(24).toString('base64url');

interface Settings {
  folder: string;
  /** Of the site, and of nginx in front of it. */
  port: number;
  publicPort: number;
  callback: string;
  email: string;
}

export type IdentityProvider = Awaited<ReturnType<typeof createIdentityProvider>>;

/** A third-party OpenID provider, django-oauth-toolkit, with one account and one client. */
export async function createIdentityProvider({ folder, port, publicPort, callback, email }: Settings) {
  mkdirSync(folder);
  const person = { name: 'member', password: `Looms9-${secret()}` };
  const client = { id: 'athenaeum', secret: secret() };
  const issuer = `https://localhost:${publicPort}/o`;
  const env = {
    SITE_FOLDER: folder,
    SITE_SECRET: secret(),
    SITE_ISSUER: issuer,
    SITE_PERSON: person.name,
    SITE_EMAIL: email,
    SITE_PASSWORD: person.password,
    SITE_CLIENT: client.id,
    SITE_CLIENT_SECRET: client.secret,
    SITE_CALLBACK: callback,
    // Not what this machine's own tools for Python choose.
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const python = (...args: string[]) => ({ program: '/usr/bin/python3', args: [SITE, ...args], env });
  let running: Running | null = null;
  const answersWrong = (what: 'nothing' | 'expired' | 'audience' | 'issuer' | 'nonce') =>
    writeFileSync(join(folder, 'wrong'), what);
  const newKey = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(join(folder, 'signing.pem'), privateKey.export({ format: 'pem', type: 'pkcs1' }));
  };
  const start = async () => {
    running = await startProgram(python('runserver', '--noreload', `127.0.0.1:${port}`), {
      log: join(folder, 'output.log'),
      isReady: () => listens(port),
    });
  };
  newKey();
  answersWrong('nothing');
  await mustRun(python('migrate', '--verbosity', '0'));
  await mustRun(python('setup'));
  await start();
  return {
    person,
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id },
    secrets: { OIDC_CLIENT_SECRET: client.secret },
    answersWrong,
    /** Another key signs from now on, and the one before it is forgotten. */
    async rotateKey() {
      await running?.end();
      newKey();
      await start();
    },
    stop: async () => void (await running?.end()),
  };
}
