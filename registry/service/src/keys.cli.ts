import { parseArgs } from 'node:util';
import { connectDatabase, disconnectDatabase, ensureIndexes, Refusal } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import { connectionProblem, RegistryProblem } from '@athenaeum/registry';
import { databaseName, databaseUri, publisher, runCli } from '@athenaeum/registry/commands';
import * as z from 'zod';
import { shortId } from '@athenaeum/release-protocol/areaKey';
import { RIGHTS } from '@athenaeum/release-protocol/rights';
import { AreaKey, type AreaKeyRow } from './areaKeys/areaKey.model';
import { listKeys, newKeyInput, registerKey, revokeKey } from './areaKeys/manageKeys';

// npm run release:keys: manages the keys by which area teams use the release service.
const USAGE = `Say what: npm run release:keys -- add <public part> --name "Ada's laptop" --areas mfe-book-club --rights deploy,rollback [--days 180]
          npm run release:keys -- list
          npm run release:keys -- revoke <id>
Rights: ${Object.entries(RIGHTS)
  .map(([name, about]) => `${name} (${about})`)
  .join(', ')}.`;
const DAYS = '180';

await runCli(async () => {
  try {
    await connectDatabase(databaseUri, { dbName: databaseName }).catch((error: unknown) => {
      throw connectionProblem(error, process.env.MONGODB_URI || undefined);
    });
    await ensureIndexes([AreaKey, AuditRow]);
    for (const line of await run().catch(asProblem)) process.stdout.write(`${line}\n`);
  } finally {
    await disconnectDatabase();
  }
});

async function run(): Promise<string[]> {
  const { positionals, values } = readArguments();
  const [command, given, ...more] = positionals;
  if (more.length > 0) throw new RegistryProblem(USAGE);
  if (command === 'list' && !given) return (await listKeys()).map(lineOf);
  if (command === 'revoke' && given) return [lineOf(await revokeKey(manager(), given))];
  if (command !== 'add' || !given) throw new RegistryProblem(USAGE);
  const key = await registerKey(
    manager(),
    newKeyInput.parse({
      public_part: given,
      name: values.name ?? '',
      areas: listed(values.areas),
      rights: listed(values.rights),
      days: Number(values.days),
    }),
  );
  return [lineOf(key)];
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        areas: { type: 'string' },
        rights: { type: 'string' },
        days: { type: 'string', default: DAYS },
      },
    });
  } catch {
    throw new RegistryProblem(USAGE);
  }
}

function manager() {
  const name = publisher();
  if (!name) throw new RegistryProblem('Say who you are: DEPLOYED_BY=ada npm run release:keys -- …');
  return { id: `operator:${name}`, name };
}

function lineOf({ _id, name, areas, rights, expires_at, revoked_at, last_used_at }: AreaKeyRow): string {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const state =
    typeof revoked_at === 'number'
      ? `revoked on ${day(revoked_at)}`
      : `${expires_at < Date.now() ? 'expired' : 'expires'} on ${day(expires_at)}`;
  const used = typeof last_used_at === 'number' ? `used on ${day(last_used_at)}` : 'never used';
  return `${shortId(_id)}  ${name}: ${rights.join(', ')} in ${areas.join(', ')}; ${state}, ${used}`;
}

function listed(value = ''): string[] {
  return value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

function asProblem(error: unknown): never {
  if (error instanceof Refusal) throw new RegistryProblem(error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    throw new RegistryProblem(`${issue!.path.join('.')}: ${issue!.message}`);
  }
  throw error;
}
