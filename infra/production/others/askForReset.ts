import type { Answer } from './ask';
import type { World } from './world';

/** A limited request that needs no session: by an address of this machine, which may pretend to be another. */
export const askForReset = (
  { ask, machine }: Pick<World, 'ask' | 'machine'>,
  from: string,
  pretends?: string,
): Promise<Answer> =>
  ask(`${machine.portal}/api/auth/password-reset`, {
    method: 'POST',
    localAddress: from,
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      origin: machine.portal,
      ...(pretends
        ? { 'x-forwarded-for': pretends, forwarded: `for=${pretends}`, 'x-real-ip': pretends }
        : {}),
    },
    body: JSON.stringify({ email: `nobody-${from}-${pretends ?? ''}@nowhere.example.org` }),
  });
