import { existsSync } from 'node:fs';

/** What others wrote and Debian ships, by a file that is there when it is installed. */
const PACKAGES = {
  certbot: '/usr/bin/certbot',
  'nginx-light': '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  pebble: '/usr/bin/pebble',
  systemd: '/usr/bin/systemd-analyze',
};

/** Why the commands cannot be tried here, with what to do about it; null when they can. */
export function missingHere(): string | null {
  const missing = Object.entries(PACKAGES).filter(([, file]) => !existsSync(file));
  return missing.length === 0
    ? null
    : `it needs Debian’s apt-get install ${missing.map(([name]) => name).join(' ')}`;
}
