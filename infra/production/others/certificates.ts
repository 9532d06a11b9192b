import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './processes';

export interface Certificates {
  /** Paths of PEM files. */
  authority: string;
  certificate: string;
  key: string;
}

/** An authority of this run alone, and a certificate by it for `names` and this machine. */
export async function makeCertificates(folder: string, names: readonly string[]): Promise<Certificates> {
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => mustRun({ program: 'openssl', args });
  await openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=Athenaeum test authority', '-addext', 'keyUsage=critical,keyCertSign'],
    ...['-keyout', file('authority.key'), '-out', file('authority.pem')],
  );
  await openssl(
    ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', `/CN=${names[0]}`],
    ...['-keyout', file('server.key'), '-out', file('server.csr')],
  );
  const all = [...names.map((name) => `DNS:${name}`), 'DNS:localhost', 'IP:127.0.0.1'];
  writeFileSync(file('server.ext'), `subjectAltName=${all.join(',')}\nextendedKeyUsage=serverAuth\n`);
  await openssl(
    ...['x509', '-req', '-in', file('server.csr'), '-days', '2', '-extfile', file('server.ext')],
    ...['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-CAcreateserial'],
    ...['-out', file('server.pem')],
  );
  return { authority: file('authority.pem'), certificate: file('server.pem'), key: file('server.key') };
}
