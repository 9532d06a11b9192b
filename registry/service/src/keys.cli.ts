import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { connectDatabase, disconnectDatabase, ensureIndexes, Refusal } from '@athenaeum/kit';
import { AuditRow } from '@athenaeum/kit/audit';
import * as z from 'zod';
import { asConnectionProblem } from '../start/asConnectionProblem';
import { portOf } from '../start/ports';
import { Problem, reportAndExit } from '../start/problem';
import { shortId } from './protocol/areaKey';
import { RIGHTS } from './protocol/rights';
import { AreaKey, type AreaKeyRow } from './service/areaKeys/areaKey.model';
import { listKeys, newKeyInput, registerKey, revokeKey } from './service/areaKeys/manageKeys';

// npm run release:keys: manages the keys by which area teams use the release service.
const USAGE = `Say what: npm run release:keys -- add <public part> --name "Ada's laptop" --areas mfe-book-club --rights deploy,rollback [--days 180]
          npm run release:keys -- list
          npm run release:keys -- revoke <id>
Rights: ${Object.entries(RIGHTS)
  .map(([name, about]) => `${name} (${about})`)
  .join(', ')}.`;
const DAYS = '180';

try {
  await connectDatabase(
    process.env.MONGODB_URI || `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`,
    { dbName: process.env.MONGODB_DATABASE || 'athenaeum' },
  ).catch(asConnectionProblem);
  await ensureIndexes([AreaKey, AuditRow]);
  for (const line of await run().catch(asProblem)) process.stdout.write(`${line}\n`);
  await disconnectDatabase();
} catch (error) {
  reportAndExit(error);
}

async function run(): Promise<string[]> {
  const { positionals, values } = readArguments();
  const [command, given, ...more] = positionals;
  if (more.length > 0) throw new Problem(USAGE);
  if (command === 'list' && !given) return (await listKeys()).map(lineOf);
  if (command === 'revoke' && given) return [lineOf(await revokeKey(manager(), given))];
  if (command !== 'add' || !given) throw new Problem(USAGE);
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
    throw new Problem(USAGE);
  }
}

function manager() {
  const name = process.env.DEPLOYED_BY || userInfo().username;
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
  if (error instanceof Refusal) throw new Problem(error.message);
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    throw new Problem(`${issue!.path.join('.')}: ${issue!.message}`);
  }
  throw error;
}
