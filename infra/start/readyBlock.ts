import { isProduction } from './env';
import { originOf } from './ports';

const ACCOUNTS = [
  ['member@demo.athenaeum.test', 'a member with goals, RSVPs and coaching time'],
  ['new@demo.athenaeum.test', 'a member who has just joined'],
  ['coach@demo.athenaeum.test', 'the coach Maya Chen'],
  ['support@demo.athenaeum.test', 'board support'],
  ['editor@demo.athenaeum.test', 'content editor'],
  ['admin@demo.athenaeum.test', 'admin'],
  ['prospect@demo.athenaeum.test', 'has not joined yet'],
  ['lapsed@demo.athenaeum.test', 'was a member until three weeks ago'],
] as const;

/** The one thing to read after a start: where to go and who to be. */
export function printReady({ seconds, inServices }: { seconds: number; inServices: boolean }): void {
  const address = process.env.PUBLIC_ORIGIN ?? originOf('shell');
  const accounts = ACCOUNTS.map(([email, who]) => `    ${email.padEnd(32)} ${who}`);
  const lines = [
    '',
    `  Athenaeum is ready (${seconds.toFixed(1)} s${inServices ? ', services apart' : ''})`,
    '',
    `    Members         ${address}`,
    `    Public events   ${originOf('mfe-public-events')}/upcoming-events`,
    `    Gateway         ${originOf('gateway')}/graphql`,
    ...(isProduction || process.env.SMTP_URL ? [] : [`    Mail            ${address}/dev/mailbox`]),
    ...(isProduction ? [] : ['', '  Demo accounts, all with the password Athenaeum!2026', '', ...accounts]),
    '',
    '  Ctrl-C stops everything.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
