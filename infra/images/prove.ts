import { randomBytes, generateKeyPairSync } from 'node:crypto';
import { writtenKey } from '@athenaeum/registry';
import { Problem, reportAndExit } from '../start/problem';
import { makeBases } from './bases';
import { down, isRunOnce, loadDemoData, startComposed } from './composed';
import { missingHere } from './engine';
import { endOf, problemsOf, problemsOfBrowser } from './holds';
import { buildImage, imagesOf, readCompose, sizeOf, type Compose, type ComposeService } from './images';
import { onlyNamed } from './onlyNamed';
import { memberJourney } from './journey';

// npm run test:images [-- --built] [service...]: builds every image from the Dockerfile that everybody uses, brings the product up as the
// file for compose says, and holds each container to what is promised of it. Ends with 1 when something is wrong or was refused.

const MAX_BYTES = 250_000_000;
/** Half of it is a Chromium with what it needs of Debian: a deploy opens the pages of a build. No member waits for its start. */
const MAX_TOOLS_BYTES = 820_000_000;
/** Where the browser of the tools looks at the shell, beside which the release service runs. */
const SHELL = 'http://localhost:3000';

const args = process.argv.slice(2);
const named = args.filter((arg) => !arg.startsWith('--'));
/** With `--built` nothing is built; with names only those services are built, and no journey runs. */
const isBuilt = args.includes('--built');

let problems = 0;
try {
  const compose = onlyNamed(readCompose(), named);
  const missing = missingHere();
  if (missing) throw new Problem(`Nothing was checked: ${missing}`);
  if (!isBuilt) await makeBases();
  for (const service of imagesOf(compose).values())
    await tried(`${service.image} is built`, () => build(service));
  await runAll(compose);
  process.exit(problems > 0 ? 1 : 0);
} catch (error) {
  reportAndExit(error);
}

async function build(service: ComposeService): Promise<void> {
  const startedAt = Date.now();
  if (!isBuilt) await buildImage(service);
  const size = await sizeOf(service.image);
  const limit = service.build!.target === 'tools' ? MAX_TOOLS_BYTES : MAX_BYTES;
  const about = `${service.image} is built: ${Math.round(size / 1e6)} MB, ${inSeconds(Date.now() - startedAt)}`;
  tell(about, size > limit ? [`more than ${limit / 1e6} MB`] : []);
}

async function runAll(all: Compose): Promise<void> {
  const servers: string[] = [];
  await down(all);
  try {
    await tried('everything is brought up', () =>
      startComposed(all, secretsOf(), (name, tookMs) => {
        if (isRunOnce(name)) return tell(`${name} has done its work in ${inSeconds(tookMs)}`, []);
        servers.push(name);
        tell(`${name} is ready after ${inSeconds(tookMs)}`, []);
      }),
    );
    for (const name of servers)
      await tried(`${name} runs as it should`, async () =>
        tell(
          `${name} runs as a user of its own, cannot write to itself, and its probes answer`,
          await problemsOf(name),
        ),
      );
    for (const name of servers.filter((one) => all.services[one]!.build!.target === 'tools'))
      await tried(`${name} has a browser`, async () =>
        tell(`${name} opens a page of the shell in its browser`, await problemsOfBrowser(name, SHELL)),
      );
    if (named.length === 0 && problems === 0)
      await tried('a member goes through it', async () => {
        await loadDemoData();
        const pages = await memberJourney(SHELL);
        tell(`a member signs in, takes a seat, finds it, gives it back, and opens ${pages} pages`, []);
      });
    for (const name of servers.reverse())
      await tried(`${name} ends when told to`, async () => {
        const { tookMs, problem } = await endOf(name, all.services[name]!);
        tell(`${name} ends when told to, in ${inSeconds(tookMs)}`, problem ? [problem] : []);
      });
  } finally {
    await down(all);
  }
}

/** Reports a failed command, and continues with the rest. */
async function tried(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tell(what, [error instanceof Problem ? error.message : String(error)]);
  }
}

/** What `.env.example` asks for. */
function secretsOf(): Record<string, string> {
  const builder = generateKeyPairSync('ed25519');
  const names = [
    'INTERNAL_KEY',
    'SESSION_SECRET',
    'REPORT_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('base64')])),
    BUILD_SIGNING_KEY: String(builder.privateKey.export({ format: 'pem', type: 'pkcs8' })).replaceAll(
      '\n',
      '\\n',
    ),
    TRUSTED_BUILDERS: writtenKey(builder.publicKey),
  };
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function tell(what: string, found: readonly string[]): void {
  problems += found.length;
  process.stdout.write(found.length > 0 ? `  no  ${what}: ${found.join('; ')}\n` : `  ok  ${what}\n`);
}
