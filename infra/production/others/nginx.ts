import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Certificates } from './certificates';
import { listens, mustRun, startProgram, type Running } from './processes';

const SHIPPED = join(import.meta.dirname, '../../machine/nginx.conf');

interface Front {
  folder: string;
  certificates: Certificates;
  ports: {
    https: number;
    http: number;
    shell: number;
    events: number;
    identity: number;
    identitySite: number;
  };
  names: { portal: string; events: string };
}

/** nginx with the file that operators are given; names, ports and certificate replaced, and nothing else. */
export async function startNginx({ folder, certificates, ports, names }: Front): Promise<Running> {
  mkdirSync(folder);
  // Its workers are nobody.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'athenaeum.conf'), asOperatorsWould(readFileSync(SHIPPED, 'utf8')));
  writeFileSync(join(folder, 'nginx.conf'), main());
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  await mustRun({ program: 'nginx', args: [...args, '-t'] });
  return startProgram(
    { program: 'nginx', args },
    { log: join(folder, 'output.log'), isReady: () => listens(ports.https) },
  );

  function asOperatorsWould(text: string): string {
    return text
      .replace(/^.*listen \[::\].*\n/gm, '')
      .replaceAll('portal.example.org', names.portal)
      .replaceAll('events.example.org', names.events)
      .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.shell}`)
      .replaceAll('127.0.0.1:3005', `127.0.0.1:${ports.events}`)
      .replaceAll('/etc/athenaeum/tls/fullchain.pem', certificates.certificate)
      .replaceAll('/etc/athenaeum/tls/privkey.pem', certificates.key);
  }

  /** What Debian's own nginx.conf has around the files of sites, and https for the identity provider, which has none. */
  function main(): string {
    return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
  access_log ${folder}/access.log;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/athenaeum.conf;
  server {
    listen 127.0.0.1:${ports.identity} ssl;
    server_name localhost;
    ssl_certificate ${certificates.certificate};
    ssl_certificate_key ${certificates.key};
    location / {
      proxy_pass http://127.0.0.1:${ports.identitySite};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
    }
  }
}
`;
  }
}
