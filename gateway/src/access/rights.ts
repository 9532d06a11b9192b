import { accessTable, ROLES, type Role } from '@athenaeum/kit';
import { rolesWith, routeAccess } from './routeAccess';

type Row = readonly [name: string, roles: readonly Role[]];

/** All rights as one Markdown page, so that a change of any shows in review. */
export function rightsPage(): string {
  const domains = Object.entries(accessTable).map(([domain, table]) =>
    section(`Graph: ${domain}`, Object.entries(table)),
  );
  const routes = Object.entries(routeAccess).map(([route, access]): Row => [route, rolesWith(access)]);
  return [INTRODUCTION, ...domains, section('Routes', routes)].join('\n');
}

const INTRODUCTION = `# Rights

Which role may call what. Generated from the access tables by \`npm run rights\`; a test calls each of these as each role and
compares the outcome with this page. A policy may narrow a right further: to the caller's own records, to salons with an
invitation, to what is published.
`;

function section(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, roles]) =>
    line([code(name), ...ROLES.map((role) => mark(role, roles))], width),
  );
  return [
    `## ${title}\n`,
    line(['Operation', ...ROLES], width),
    line(['-'.repeat(width), ...ROLES.map((role) => '-'.repeat(role.length))], width),
    ...lines,
    '',
  ].join('\n');
}

const code = (name: string) => `\`${name}\``;
const mark = (role: Role, roles: readonly Role[]) => (roles.includes(role) ? 'yes' : '').padEnd(role.length);
const line = ([name = '', ...cells]: string[], width: number) =>
  `| ${[name.padEnd(width), ...cells].join(' | ')} |`;
