import { createReadStream, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { demoCoachSlugs, heldSessions, writeBcpExamples } from '@athenaeum/coaching-subgraph/seed';
import {
  seedLargeContent,
  seedReviewRights,
  demoPapers,
  demoSpeakerSlugs,
} from '@athenaeum/content-subgraph/seed';
import { createStorage, readStorageEnv } from '@athenaeum/bff/files';
import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { DEMO_ACCOUNTS, demoMembers, demoProspects, writeDemoPortraits } from '@athenaeum/kit/demo';
import { demoApplicationFiles } from '@athenaeum/opportunities-subgraph/seed';
import { demoDocuments, seedLargeUsers } from '@athenaeum/users-subgraph/seed';
import { asConnectionProblem } from './asConnectionProblem';
import { seedDomains } from './demoDomains';
import { dataDir, isProduction } from './env';
import { Problem, reportAndExit } from './problem';
import { portOf } from './ports';

const RECORDINGS = 'infra/media/assets/recordings';

try {
  const scale = scaleAskedFor(process.argv.slice(2));
  if (isProduction) throw new Problem('Demo data is not loaded with NODE_ENV=production.');
  await connectDatabase(
    process.env.MONGODB_URI || `mongodb://127.0.0.1:${portOf('database')}/?directConnection=true`,
    { dbName: process.env.MONGODB_DATABASE || 'athenaeum' },
  ).catch(asConnectionProblem);
  const now = Date.now();
  await seedDomains(now);
  await seedReviewRights(await heldSessions(), now);
  if (scale === 'large') for (const raise of [seedLargeUsers, seedLargeContent]) await raise(now);
  await disconnectDatabase();
  await writePublicFiles();
  await storeFiles(now);
} catch (error) {
  reportAndExit(error);
}

/** `--scale large` is what load is tested with. */
function scaleAskedFor([flag, scale, ...rest]: readonly string[]): 'demo' | 'large' {
  if (flag === undefined) return 'demo';
  if (flag === '--scale' && (scale === 'demo' || scale === 'large') && rest.length === 0) return scale;
  throw new Problem('The demo data comes in two sizes: npm run seed -- --scale demo, or --scale large.');
}

async function writePublicFiles(): Promise<void> {
  writeBcpExamples(join(dataDir, 'files/public'));
  const people = [...demoMembers(), ...demoProspects(), DEMO_ACCOUNTS.lapsed].map(({ slug }) => slug);
  await writeDemoPortraits(join(dataDir, 'files/public/portraits'), [
    ...new Set([...people, ...demoSpeakerSlugs(), ...demoCoachSlugs()]),
  ]);
}

async function storeFiles(now: number): Promise<void> {
  const storage = await createStorage({ ...readStorageEnv(process.env), DATA_DIR: dataDir });
  for (const { key, body } of [...demoPapers(), ...demoDocuments(now), ...demoApplicationFiles(now)]) {
    const is = { bytes: body.length, type: 'application/pdf' };
    if (!(await storage.head(key))) await storage.put(key, Readable.from([body]), is);
  }
  for (const name of readdirSync(RECORDINGS)) {
    const key = `recordings/${name}`;
    const file = join(RECORDINGS, name);
    const is = { bytes: statSync(file).size, type: extname(name) === '.vtt' ? 'text/vtt' : 'video/mp4' };
    if (!(await storage.head(key))) await storage.put(key, createReadStream(file), is);
  }
  storage.close();
}
