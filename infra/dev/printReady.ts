import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { originOf } from '../start/ports';
import type { Area } from './devArguments';

interface Ready {
  seconds: number;
  areas: readonly Area[];
  isWhole: boolean;
}

/** Prints the addresses once everything is ready. */
export function printReady({ seconds, areas, isWhole }: Ready): void {
  const shell = process.env.PUBLIC_ORIGIN ?? originOf('shell');
  const lines = [
    '',
    `Athenaeum is ready (${seconds.toFixed(1)} s), ${isWhole ? 'all of it' : areas.join(', ')} from source`,
    '',
    `  Members   ${shell}`,
    `  Mail      ${shell}/dev/mailbox`,
    `  GraphiQL  ${shell}/graphiql`,
    `  Elements  ${shell}/elements`,
    '',
    `  ${DEMO_ACCOUNTS.member.email} and the others: password Athenaeum!2026`,
    '',
    'Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(lines.map((line) => `  ${line}`.trimEnd()).join('\n') + '\n');
}
