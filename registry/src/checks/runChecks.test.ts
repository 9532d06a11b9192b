import { verdict, type Check } from './check';
import { runChecks } from './runChecks';
import { candidate, testLive } from './testing';

const check = (name: string, ...problems: string[]): Check => ({
  name,
  run: () => verdict('fine', problems),
});

async function run(...checks: Check[]) {
  const lines: string[] = [];
  const refusal = await runChecks(checks, candidate(), testLive(), (line) => lines.push(line)).catch(
    (error: Error) => error.message,
  );
  return { lines, refusal };
}

it('reports a line for each check that passes', async () => {
  expect(await run(check('one'), check('two'))).toEqual({
    lines: ['  ok  one: fine', '  ok  two: fine'],
    refusal: undefined,
  });
});

it('runs every check before it refuses, and names those that failed', async () => {
  expect(await run(check('one', 'too big', 'too old'), check('two'), check('three', 'too loud'))).toEqual({
    lines: [
      '  no  one',
      '      too big',
      '      too old',
      '  ok  two: fine',
      '  no  three',
      '      too loud',
    ],
    refusal: 'mfe-one v001 is not published, members keep what they have. Refused by: one, three.',
  });
});
