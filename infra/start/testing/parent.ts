// Starts one part under a supervisor and tells its pid, so that a test can kill the supervisor itself.
import { fromBundle, fromSource } from '../program';
import { createSupervisor } from '../supervisor';

const port = process.env.PORT ?? '0';
const supervisor = createSupervisor({
  dataDir: process.env.DATA_DIR ?? '',
  say: () => undefined,
  prepare: process.env.RUN_FROM === 'bundles' ? fromBundle : fromSource,
});
await supervisor.start({
  name: 'part',
  entry: 'infra/start/testing/part.ts',
  env: { PORT: port },
  readyUrl: `http://127.0.0.1:${port}`,
});
process.stdout.write(await (await fetch(`http://127.0.0.1:${port}`)).text());
