import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from '@athenaeum/kit/testing/freePort';
import { commandsOf } from '../../guides/typed';
import { must } from '../../processes/command';
import { listens } from '../../production/others/processes';
import { Problem } from '../../start/problem';
import { startAuthority, type Authority } from './authority';

const RELOAD_TIMEOUT_MS = 30_000;
const NAMES = { 'YOUR-PORTAL': 'portal.athenaeum.test', 'YOUR-EVENTS': 'events.athenaeum.test' };

/**
 * The steps of the guide that get a certificate and put nginx before it, as they are written, on an ACME server of this machine; then the
 * renewal that Debian's timer does. Paths, ports and the server are replaced, and `systemctl` by what it does to nginx.
 */
export async function problemsOfCertificate(folder: string): Promise<string[]> {
  const [http, https] = [await freePort(), await freePort()];
  const authority = await startAuthority(join(folder, 'authority'), http);
  const desk = await layDesk(folder, { http, https, authority });
  try {
    await desk.type('systemctl start nginx');
    await desk.type(one('certbot certonly'));
    await desk.type(one('mkdir /etc/athenaeum/tls'));
    await desk.type(one(String.raw`sed 's/portal\.example\.org/YOUR-PORTAL/;`));
    await desk.type(one('rm -f /etc/nginx/sites-enabled/default'));
    await desk.type(one('nginx -t'));
    // A reload comes back before what is new listens.
    await listening(https);
    const first = await Promise.all(Object.values(NAMES).map((name) => serialOf(name, https, authority)));
    await desk.type('certbot renew --force-renewal --no-random-sleep-on-renew');
    const second = await serialOf(NAMES['YOUR-PORTAL'], https, authority);
    return [
      ...(new Set(first).size === 1 ? [] : ['the two names have certificates of their own']),
      ...(second === first[0] ? ['nginx goes on with the old certificate after a renewal'] : []),
    ];
  } finally {
    await authority.stop();
    await desk.type('systemctl stop nginx');
  }
}

/** The one line of the guides that begins so. */
function one(beginning: string): string {
  const [line, ...more] = commandsOf(beginning, NAMES);
  if (!line || more.length > 0)
    throw new Problem(`The guides have ${more.length} lines more with ${beginning}.`);
  return line;
}

interface Given {
  http: number;
  https: number;
  authority: Authority;
}

/** A folder in place of `/etc`, Debian's nginx with its site of the beginning, and a shell that types into it. */
async function layDesk(folder: string, { http, https, authority }: Given) {
  const etc = join(folder, 'etc');
  for (const path of ['athenaeum', 'letsencrypt', 'nginx/sites-available', 'nginx/sites-enabled'])
    mkdirSync(join(etc, path), { recursive: true });
  writeFileSync(
    join(etc, 'nginx/sites-enabled/default'),
    `server { listen 127.0.0.1:${http}; return 204; }\n`,
  );
  writeFileSync(join(etc, 'nginx/nginx.conf'), main(etc));
  const nginx = `/usr/sbin/nginx -p ${etc}/nginx -c ${etc}/nginx/nginx.conf -e ${etc}/nginx/error.log`;
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const script = (name: string, text: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\nset -e\n${text}\n`, { mode: 0o755 });
  script('nginx', `exec ${nginx} "$@"`);
  script(
    'systemctl',
    `case "$*" in
  'start nginx') ${nginx} ;;
  'stop nginx') pid=$(cat ${etc}/nginx/pid) && kill -QUIT $pid && while kill -0 $pid 2>&-; do sleep 0.1; done ;;
  'reload nginx') ${nginx} -s reload ;;
  *) exit 1 ;;
esac`,
  );
  const asked = `--non-interactive --agree-tos --register-unsafely-without-email`;
  const places = `--config-dir ${etc}/letsencrypt --work-dir ${folder}/work --logs-dir ${folder}/logs`;
  script(
    'certbot',
    `exec /usr/bin/certbot --server ${authority.directory} --http-01-port ${http} ${asked} ${places} "$@"`,
  );
  const env = {
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    REQUESTS_CA_BUNDLE: authority.ownCertificate,
  };

  /** Our nginx.conf, as the guide has made it, on the ports of this run. */
  function movePorts(): void {
    const site = join(etc, 'nginx/sites-available/athenaeum');
    const moved = readFileSync(site, 'utf8')
      .replace(/^.*listen \[::\].*\n/gm, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('/etc/athenaeum', `${etc}/athenaeum`);
    writeFileSync(site, moved);
  }

  return {
    async type(line: string): Promise<void> {
      await must(['sh', '-ec', line.replaceAll(/(?<![\w.])\/etc\//g, `${etc}/`)], { env });
      if (line.startsWith('sed ')) movePorts();
    },
  };
}

async function listening(port: number): Promise<void> {
  for (const until = Date.now() + RELOAD_TIMEOUT_MS; Date.now() < until; await pause(50))
    if (await listens(port)) return;
  throw new Problem('nginx does not listen after a reload.');
}

/** What Debian's nginx.conf has around the files of sites. */
const main = (etc: string) => `pid ${etc}/nginx/pid;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${etc}/nginx/${name};`).join(' ')}
  include ${etc}/nginx/sites-enabled/*;
}
`;

/** Of the certificate that nginx shows for a name; throws where the authority has not signed it, or for another. */
const serialOf = (name: string, port: number, authority: Authority): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, servername: name, ca: authority.root }, () => {
      resolve(socket.getPeerCertificate().serialNumber);
      socket.destroy();
    });
    socket.once('error', (error) => reject(new Problem(`https for ${name}: ${error.message}`)));
  });
