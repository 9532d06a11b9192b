import { areaArguments } from './areaArguments';

const URL_OF_CANDIDATE = 'http://127.0.0.1:4103/graphql';

it('releases an area to some visitors', () => {
  expect(areaArguments(['coaching', '--subgraph', URL_OF_CANDIDATE, '--canary', '10'])).toMatchObject({
    area: 'coaching',
    what: 'release',
    url: URL_OF_CANDIDATE,
    percent: 10,
    next: [],
    isSmokeTested: true,
    isRehearsed: true,
  });
  expect(areaArguments(['learning', '--subgraph', URL_OF_CANDIDATE, '--ramp', '5,25,100'])).toMatchObject({
    percent: 5,
    next: [25, 100],
  });
});

it.each(['promote', 'status', 'settle', 'contract'])('takes --%s alone', (what) => {
  expect(areaArguments(['coaching', `--${what}`])).toEqual({ area: 'coaching', what });
  expect(() => areaArguments(['coaching', `--${what}`, '--canary', '10'])).toThrow(/npm run deploy/);
});

it.each([
  ['no area', []],
  ['an area without a subgraph', ['admin', '--status']],
  ['nothing that is to be done', ['coaching']],
  ['an option that there is not', ['coaching', '--everybody']],
])('refuses %s with how it is written', (_what, given) => {
  expect(() => areaArguments(given)).toThrow(/npm run deploy -- area/);
});

it('asks for the address of the candidate', () => {
  expect(() => areaArguments(['coaching', '--canary', '10'])).toThrow(/--subgraph http/);
});
