import { checkPorts } from '../start/checks';
import { portOf } from '../start/ports';
import { Problem } from '../start/problem';
import { runScript } from '../start/runScript';
import type { Area } from './devArguments';
import { orderVariable } from './live/liveOrder';
import type { Workbench } from './runProduct';
import { checkHostShell, overrideLink } from './hostShell';

interface Asked {
  area: Area;
  /** The origin of the other shell. */
  against: string;
}

/** Runs one area only; the shell of another installation shows it to an admin by the developer override. */
export async function runAgainst({ area, against }: Asked, { supervisor, say }: Workbench): Promise<void> {
  const startedAt = Date.now();
  await checkPorts([area]);
  const elsewhere = await checkHostShell(against, area);
  if ('problem' in elsewhere) throw new Problem(elsewhere.problem);
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
      `  As an admin: ${overrideLink(against, { area, port: portOf(area) })}`,
      '  There press "Use it here".',
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
