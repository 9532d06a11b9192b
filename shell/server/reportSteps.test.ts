import type { Step } from '@athenaeum/registry';
import { createReportSteps } from './reportSteps';

const about = { name: 'mfe-one', version: 'v002', from: 5 };
const waitsFor = (what: NonNullable<Step['waitsFor']>, waits: string): Step => ({
  ...about,
  waits,
  waitsFor: what,
});

function telling() {
  const log = { info: jest.fn(), warn: jest.fn() };
  const tell = createReportSteps(log);
  const said = () =>
    [log.info, log.warn].flatMap(({ mock }) => mock.calls.map(([{ waits, to }]) => (waits ?? to) as unknown));
  return { tell, log, said };
}

it('says what a version waits for, and not every few seconds', () => {
  const { tell, said } = telling();

  tell([waitsFor('time', '9 more minutes')]);
  tell([waitsFor('time', '9 more minutes')]);
  tell([waitsFor('time', '8 more minutes')]);

  expect(said()).toEqual(['9 more minutes']);
});

it('says when it waits for something else, louder where that need not pass', () => {
  const { tell, log } = telling();

  tell([waitsFor('people', '3 more people')]);
  tell([waitsFor('mutations', 'more mutations: 2 of 22 people so far')]);

  expect(log.info).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledWith(
    { remote: 'mfe-one', version: 'v002', from: 5, waits: 'more mutations: 2 of 22 people so far' },
    'a version waits to be given to more',
  );
});

it('says that it is given to more, and what the next step waits for', () => {
  const { tell, said } = telling();

  tell([waitsFor('time', '1 more minutes')]);
  tell([{ ...about, to: 25 }]);
  tell([{ ...waitsFor('time', '10 more minutes'), from: 25 }]);

  expect(said()).toEqual(['1 more minutes', 25, '10 more minutes']);
});
