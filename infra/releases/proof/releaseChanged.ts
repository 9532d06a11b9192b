import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { readTypeDefs, type Subgraph } from '@athenaeum/kit';
import { productOfEnvironment, runCli, withRegistry } from '@athenaeum/registry/commands';
import { mongo } from 'mongoose';
import { releaseArea } from '../area/releaseArea';

// What `npm run deploy -- area coaching` does, with the code of the candidate in place of that of this checkout. With --dies it ends after
// the expand, as a process that is killed there.
await runCli(async () => {
  const { values } = parseArgs({
    options: {
      code: { type: 'string' },
      url: { type: 'string' },
      built: { type: 'string' },
      canary: { type: 'string' },
      dies: { type: 'boolean', default: false },
    },
  });
  const home = pathToFileURL(`${values.code!}/src/index.ts`).href;
  const { subgraph } = (await import(home)) as { subgraph: Subgraph };
  const product = productOfEnvironment();
  const client = new mongo.MongoClient(product.database.uri);
  await client.connect();
  try {
    await withRegistry(async (registry) => {
      const say = (line: string) => {
        process.stdout.write(`${line}\n`);
        if (values.dies && line.includes('have the new form')) process.exit(9);
      };
      const line = await releaseArea(
        {
          registry,
          product,
          place: { client, db: client.db(product.database.dbName), by: 'the proof' },
          onProgress: say,
        },
        {
          area: 'coaching',
          subgraph: { ...subgraph, sdl: readTypeDefs(home) },
          url: values.url!,
          folder: values.built!,
          source: undefined,
          percent: Number(values.canary),
          isSmokeTested: false,
          isRehearsed: true,
        },
      );
      say(line);
    });
  } finally {
    await client.close();
  }
});
