import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typedIn } from '../guides/typedIn';

const ROOT = join(import.meta.dirname, '../..');

/** Pages whose commands are executed, each as written. */
export const PAGES = [
  'infra/guides/runbook.md',
  'infra/guides/one-machine.md',
  'infra/guides/area-teams.md',
  'infra/guides/migrations.md',
  'infra/guides/upgrades.md',
  'infra/docker/README.md',
] as const;

/** What a command begins with, followed by something to do; the last are expressions for the shell of the database. */
const COMMAND = new RegExp(
  `^(?:${[
    ...['npm', 'npx', 'node', 'athenaeum', 'athenaeum-remote'],
    ...['kubectl', 'docker', 'systemctl', 'journalctl', 'nginx', 'certbot', 'apt-get', 'adduser'],
    ...['mongosh', 'mongodump', 'mongorestore', 'pbm', 'curl', 'cat', 'openssl', 'git', 'runuser'],
    ...['install', 'cp', 'mv', 'rm', 'mkdir', 'ln', 'sed', 'for', 'cd'],
  ].join('|')}) \\S|^db\\.\\w+(?:\\.\\w+)?\\(`,
);
/** After some of these words stands a description, not an argument. */
const PROSE = /^(?:install|for|cat) [a-z]+ [a-z]+ [a-z]+ [a-z]+$/;

/** The commands of a page, each once. */
export const commandsIn = (page: string): string[] => [
  ...new Set(
    typedIn(readFileSync(join(ROOT, page), 'utf8'))
      .map((line) => line.replace(/ {2,}#.*$/, '').trim())
      .filter((line) => COMMAND.test(line) && !PROSE.test(line)),
  ),
];
