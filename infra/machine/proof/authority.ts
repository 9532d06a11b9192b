import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { must } from '../../processes/command';
import { listens, startProgram, type Running } from '../../production/others/processes';

export interface Authority {
  /** Where its ACME begins. */
  directory: string;
  /** Path of what it shows for itself. */
  ownCertificate: string;
  /** Of those that it signs. */
  root: string;
  stop(): Promise<void>;
}

/** An ACME server of others, Let's Encrypt's own for tests: it asks every name at that port of this machine. */
export async function startAuthority(folder: string, httpPort: number): Promise<Authority> {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  const ports = await Promise.all(Array.from({ length: 5 }, () => freePort()));
  const [acme, management, tls, dns, names] = ports as [number, number, number, number, number];
  await must([
    ...[
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
    ],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', file('own.key'), '-out', file('own.pem')],
  ]);
  const pebble = {
    listenAddress: `127.0.0.1:${acme}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: file('own.pem'),
    privateKey: file('own.key'),
    httpPort,
    tlsPort: tls,
  };
  writeFileSync(file('pebble.json'), JSON.stringify({ pebble }));
  const running: Running[] = [];
  const stop = async () => void (await Promise.all(running.map((each) => each.end())));
  try {
    const none = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
    const everyName = ['-defaultIPv4', '127.0.0.1', '-defaultIPv6', '', '-dns01', `127.0.0.1:${dns}`];
    running.push(
      await startProgram(
        {
          program: 'pebble-challtestsrv',
          args: [...none, ...everyName, '-management', `127.0.0.1:${names}`],
        },
        { log: file('names.log'), isReady: () => listens(names) },
      ),
    );
    running.push(
      await startProgram(
        {
          program: 'pebble',
          args: ['-config', file('pebble.json'), '-dnsserver', `127.0.0.1:${dns}`],
          env: { PEBBLE_VA_NOSLEEP: '1' },
        },
        { log: file('pebble.log'), isReady: () => listens(management) },
      ),
    );
    return {
      directory: `https://localhost:${acme}/dir`,
      ownCertificate: file('own.pem'),
      root: await read(`https://localhost:${management}/roots/0`, readFileSync(file('own.pem'), 'utf8')),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const read = (url: string, ca: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(url, { ca }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
