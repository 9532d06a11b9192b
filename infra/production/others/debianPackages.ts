import { existsSync } from 'node:fs';

/** What other people wrote and Debian ships, by a file that is there when it is installed. */
const PACKAGES = {
  'nginx-light': '/usr/sbin/nginx',
  postfix: '/usr/sbin/postfix',
  'redis-server': '/usr/bin/redis-server',
  openssl: '/usr/bin/openssl',
  'libnss3-tools': '/usr/bin/certutil',
  'python3-django-oauth-toolkit': '/usr/lib/python3/dist-packages/oauth2_provider/urls.py',
};

/** Why the check cannot run here, with what to do about it; null when it can. */
export function missingHere(): string | null {
  const missing = Object.entries(PACKAGES).filter(([, file]) => !existsSync(file));
  if (missing.length > 0)
    return `it needs Debian’s apt-get install ${missing.map(([name]) => name).join(' ')}`;
  // Postfix starts as nobody else.
  return process.getuid?.() === 0 ? null : 'it needs to be run as root: Postfix starts as nobody else';
}
