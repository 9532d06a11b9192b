import { sep } from 'node:path';
import * as z from 'zod';
import { backupVariables } from '../backup/sealed/variables';
import { deployables } from './deployables';

const SECRET = /KEY|SECRET|TOKEN|PASSWORD/;
const ROOT = process.cwd() + sep;
/** One of each kind: what the others read is the same. */
const KINDS = [
  ['Gateway', 'gateway'],
  ['Workers', 'worker'],
  ['Subgraphs', 'users'],
  ["The shell's server, and the hosts of remotes", 'shell'],
  ['The release service', 'releases'],
] as const;

interface Described {
  enum?: unknown[];
  default?: unknown;
  description?: string;
}

/** Every variable of every service on one page. */
export const configurationPage = (): string =>
  [INTRODUCTION, ...KINDS.map(section), table('Backups', backupVariables)].join('\n');

const INTRODUCTION = `# Configuration

All environment variables of the services, generated from the schemas that read them by \`npm run configuration\`. An empty variable
counts as unset. A service with an invalid configuration names the variables, never their values, and does not start. In production
the gateway and its workers also require secrets and addresses of your own in place of the defaults below (\`gateway/bff/src/env.ts\`).
`;

function section([title, name]: (typeof KINDS)[number]): string {
  return table(title, deployables.find((one) => one.name === name)!.variables);
}

function table(title: string, variables: Record<string, z.ZodType>): string {
  const rows = Object.entries(variables).map(([variable, schema]) => row(variable, describe(schema), schema));
  return [`## ${title}\n`, '| Variable | Default | |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

const describe = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;

function row(
  variable: string,
  { enum: choices, default: standard, description }: Described,
  schema: z.ZodType,
) {
  if (!description)
    throw new Error(`${variable} has no description: add one with .describe() where it is read`);
  const told =
    choices && choices.length <= 4 ? `${description} One of ${choices.map(code).join(', ')}.` : description;
  return `| ${code(variable)} | ${standardOf(variable, standard, schema)} | ${told.replaceAll('|', '\\|')} |`;
}

function standardOf(variable: string, told: unknown, schema: z.ZodType): string {
  const without = schema.safeParse(undefined);
  if (!without.success) return '**needed**';
  const standard = told ?? (typeof without.data === 'string' ? without.data : '');
  if (standard === '') return '';
  if (SECRET.test(variable)) return '_one for development_';
  return code(String(standard).replace(ROOT, '').replaceAll(sep, '/'));
}

const code = (text: unknown) => `\`${String(text)}\``;
