import { dialogTextsOf, commandOf, type Question } from './question';
import type { AreaNow } from './releasing.api';

const live = { version: 'v002', at: 0, by: 'grace' };
const canary = { version: 'v003', at: 0, by: 'ada', percent: 10, next: [] };
const now: AreaNow = { area: 'mfe-one', live, canary: null, earlier: ['v001'] };
const kill = (version: string): Question => ({ deed: 'kill', version });
const back: Question = { deed: 'rollBack', version: 'v002' };
const ENDS = 'The canary v003 ends too.';
const PREVIEWS = 'Previews of mfe-one end too.';
const LEAVE = 'Open pages leave it within a minute.';

it.each<[string, Question, AreaNow, string[]]>([
  ['what everyone has', kill('v002'), now, [expect.stringMatching(/everyone gets v001\.$/) as string, LEAVE]],
  [
    'what everyone has, beside a canary',
    kill('v002'),
    { ...now, canary },
    [expect.stringMatching(/everyone gets v001\.$/) as string, LEAVE, ENDS],
  ],
  [
    'the only version',
    kill('v002'),
    { ...now, earlier: [] },
    [expect.stringContaining('no earlier version to give them instead') as string],
  ],
  [
    'the canary',
    kill('v003'),
    { ...now, canary },
    [expect.stringMatching(/^Now staff and 10% of visitors have v003.* they get v002/) as string, LEAVE],
  ],
  [
    'what only open pages have',
    kill('v000'),
    { ...now, canary },
    [expect.stringMatching(/^Only pages that are still open have v000/) as string, LEAVE],
  ],
])('says who loses what where %s is killed', (_what, question, given, happens) => {
  expect(dialogTextsOf(question, given)).toMatchObject({ happens, isHarsh: true });
});

it('says that a rollback ends the canary and previews, and withdraws one', () => {
  expect(dialogTextsOf(back, now).happens).toEqual([
    expect.stringContaining('They get v001 on their next page load') as string,
    PREVIEWS,
  ]);
  expect(dialogTextsOf(back, { ...now, canary }).happens).toEqual([
    expect.stringContaining('They get v001 on their next page load') as string,
    ENDS,
    PREVIEWS,
  ]);
  expect(dialogTextsOf({ deed: 'withdraw', version: 'v003' }, { ...now, canary })).toMatchObject({
    title: 'Withdraw the canary v003?',
    happens: [expect.stringContaining('They get v002 on their next page load') as string, PREVIEWS],
    isHarsh: true,
  });
});

it.each<[Question, object]>([
  [
    { deed: 'promote', version: 'v003' },
    { path: 'promote', body: { version: 'v003', reason: 'r' } },
  ],
  [
    { deed: 'ramp', version: 'v003' },
    { path: 'ramp', body: { version: 'v003', percent: 5, next: [25, 100], reason: 'r' } },
  ],
  [
    { deed: 'hold', version: 'v003' },
    { path: 'hold', body: { version: 'v003', reason: 'r' } },
  ],
  [
    { deed: 'withdraw', version: 'v003' },
    { path: 'rollback', body: { from: 'v003', reason: 'r' } },
  ],
  [back, { path: 'rollback', body: { from: 'v002', reason: 'r' } }],
  [
    { ...back, to: 'v000' },
    { path: 'rollback', body: { from: 'v002', version: 'v000', reason: 'r' } },
  ],
  [kill('v002'), { path: 'kill', body: { version: 'v002', reason: 'r' } }],
  [
    { deed: 'revive', version: 'v000' },
    { path: 'kill', body: { version: 'v000', undo: true, reason: 'r' } },
  ],
])('orders just what was asked: %j', (question, order) => {
  expect(commandOf(question, { reason: 'r', steps: [5, 25, 100] })).toEqual(order);
});
