/** Where each part listens; every one can be moved by the variable beside it. */
const PORTS = {
  shell: ['SHELL_PORT', 3000],
  'mfe-learning': ['MFE_LEARNING_PORT', 3001],
  'mfe-coaching': ['MFE_COACHING_PORT', 3002],
  'mfe-community': ['MFE_COMMUNITY_PORT', 3003],
  'mfe-opportunities': ['MFE_OPPORTUNITIES_PORT', 3004],
  'mfe-public-events': ['MFE_PUBLIC_EVENTS_PORT', 3005],
  'mfe-admin': ['MFE_ADMIN_PORT', 3006],
  gateway: ['GATEWAY_PORT', 4000],
  users: ['USERS_PORT', 4001],
  content: ['CONTENT_PORT', 4002],
  coaching: ['COACHING_PORT', 4003],
  opportunities: ['OPPORTUNITIES_PORT', 4004],
  worker: ['WORKER_PORT', 4005],
  releases: ['RELEASES_PORT', 4006],
  database: ['DATABASE_PORT', 27027],
} as const;

export type Part = keyof typeof PORTS;

export const REMOTES = [
  'mfe-learning',
  'mfe-coaching',
  'mfe-community',
  'mfe-opportunities',
  'mfe-public-events',
  'mfe-admin',
] as const satisfies readonly Part[];

export const SUBGRAPHS = ['users', 'content', 'coaching', 'opportunities'] as const satisfies readonly Part[];

export const portVariable = (part: Part): string => PORTS[part][0];

/** Where it listens in its container, wherever it is moved here. */
export const standardPortOf = (part: Part): number => PORTS[part][1];

export function portOf(part: Part): number {
  const [variable, standard] = PORTS[part];
  const given = process.env[variable];
  if (given === undefined || given === '') return standard;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${variable} is not a port: use a number from 1 to 65535.`);
  return port;
}

export const originOf = (part: Part) => `http://localhost:${portOf(part)}`;
