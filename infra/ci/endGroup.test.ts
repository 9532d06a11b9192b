import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@athenaeum/common/waiting';
import { isAlive } from '../start/running';
import { endGroup } from './endGroup';

/** Stays whatever it is told, and says its id once nothing of that can end it. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write(String(process.pid));`;
/** Starts it and says its id; ends at once when it is told. */
const LEADER = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(STUBBORN)}], {
  stdio: ['ignore', 'inherit', 'inherit'] });
  setInterval(() => {}, 1000);`;

async function start(script: string) {
  const leader = spawn(process.execPath, ['-e', script], {
    ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const [said] = (await once(leader.stdout!, 'data')) as [Buffer];
  return { leader, child: Number(String(said)) };
}

it('ends what a process leaves behind that was told to end', async () => {
  const { leader, child } = await start(LEADER);
  expect(isAlive(child)).toBe(true);

  await endGroup(leader);

  expect(leader.signalCode).toBe('SIGTERM');
  await until(() => !isAlive(child));
});

it('kills a process that does not end within its time', async () => {
  const { leader } = await start(STUBBORN);

  await endGroup(leader, 10);

  expect(leader.signalCode).toBe('SIGKILL');
});

it('ends what is left of a process that has ended', async () => {
  const { leader, child } = await start(LEADER);
  const gone = once(leader, 'exit');
  leader.kill('SIGKILL');
  await gone;
  expect(isAlive(child)).toBe(true);

  await endGroup(leader);

  await until(() => !isAlive(child));
});
