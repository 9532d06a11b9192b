import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call } from './call';
import { judge } from './judge';
import type { Places } from './objects/objects';

/** `node --import tsx infra/histories/judgeAgain.ts <folder>/history.json`: the verdicts about a recorded history, drawn again. */
const [file = ''] = process.argv.slice(2);
const { places, calls } = JSON.parse(readFileSync(file, 'utf8')) as { places: Places; calls: Call[] };
for (const { name, verdict, calls: count, drawing } of judge(places, calls)) {
  console.log(`${verdict.outcome}: ${name}, ${count} calls, ${verdict.visited} configurations`);
  if (verdict.outcome === 'linearizable') continue;
  process.exitCode = 1;
  writeFileSync(join(dirname(file), `${name.replaceAll(/[^\w-]+/g, '-')}.svg`), drawing());
}
