import { resolve } from 'node:path';
import { run } from '../processes/command';

// node --import tsx infra/observability/check.ts: the rules for Prometheus, and their tests, by its own promtool. Ends with 1 when something is wrong.

const FILES = ['alerts', 'objectives'];
const at = (name: string) => resolve(import.meta.dirname, name);

const commands = [
  ['promtool', 'check', 'rules', ...FILES.map((name) => at(`${name}.yaml`))],
  ['promtool', 'test', 'rules', ...FILES.map((name) => at(`${name}.test.yaml`))],
];
for (const command of commands) {
  const { code, error } = await run(command, { isShown: true });
  if (code === null) console.error(`promtool was not started: ${error}`);
  if (code !== 0) process.exitCode = 1;
}
