import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_ARGUMENTS } from '../servers/nodeArguments';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

it('starts servers with what every server’s Node is given', () => {
  expect(read('athenaeum@.service')).toContain(`ExecStart=node ${NODE_ARGUMENTS.join(' ')} `);
});

it('types commands as the unit starts servers', () => {
  const [, started = ''] = /^ExecStart=(.*)$/m.exec(read('athenaeum@.service'))!;

  expect(read('athenaeum')).toContain(` -- ${started.replace(/dist.*/, '')}"dist/servers/$program/main.mjs"`);
});

it('names the versions of TLS for each server: for all, nginx would add them to those of Debian', () => {
  const [around = '', ...servers] = read('nginx.conf').split(/^server \{$/m);
  const withTls = servers.filter((server) => server.includes('listen 443'));

  expect(around).not.toContain('ssl_protocols');
  expect(withTls).toHaveLength(3);
  for (const server of withTls) expect(server).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});
