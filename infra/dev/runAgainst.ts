import { checkPorts } from '../start/checks';
import { portOf } from '../start/ports';
import { Problem } from '../start/problem';
import { runScript } from '../start/runScript';
import type { Area } from './devArguments';
import { orderVariable } from './live/liveOrder';
import type { Workbench } from './runProduct';

interface Asked {
  area: Area;
  /** The origin of a shell. */
  against: string;
}

const PATIENCE = 10_000;

/** Only an area runs here; a shell elsewhere shows it to the admin who asks that shell for it, with the session there. */
export async function runAgainst({ area, against }: Asked, { supervisor, say }: Workbench): Promise<void> {
  const startedAt = Date.now();
  await checkPorts([area]);
  await checkShell(against);
  await runScript('infra/codegen/codegen.ts', [], { failure: 'The GraphQL types could not be generated:' });
  const onLine = (line: string) => void (line.startsWith('> ') && say(line.slice(2)));
  const order = { app: area, port: portOf(area), portal: against, gateway: against, against };
  await supervisor.start({
    name: `live-${area}`,
    entry: 'infra/dev/live/live.process.ts',
    env: orderVariable(order),
    readyLine: /^live$/m,
    onLine,
  });
  say(
    [
      '',
      `${area} is ready (${((Date.now() - startedAt) / 1000).toFixed(1)} s) for ${against}`,
      '',
      `  Sign in as an admin: ${against}/admin/operations/health`,
      `  Under "Use an area from your machine" choose ${area} and port ${portOf(area)}.`,
      `  Only that browser takes it, for a working day or until you press Reset.`,
      '',
      'Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
  for (const name of ['codegen', 'types'])
    await supervisor.start({
      name,
      entry: `infra/dev/watch/${name}.process.ts`,
      env: {},
      readyLine: /^watching$/m,
      onLine,
    });
}

/** Says so at once where there is no shell, and not when somebody wonders about an empty page. */
async function checkShell(against: string): Promise<void> {
  const answer = await fetch(`${against}/registry.json`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  if (!answer?.ok) throw new Problem(`${against} does not answer as a shell: is the address right?`);
}
