import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Preloaded by a test: as it ends, a process writes down which packages of OpenTelemetry and of Redis it had loaded.
const { cache } = createRequire(import.meta.url);
process.once('SIGTERM', () => {
  const found = Object.keys(cache).flatMap((file) => /@(opentelemetry|redis)\/[\w-]+/.exec(file)?.[0] ?? []);
  writeFileSync(process.env.SAY_LOADED, JSON.stringify([...new Set(found)].sort()));
});
