import { setImmediate as turn } from 'node:timers/promises';
import { visitor } from '@athenaeum/kit';
import { Registry } from 'prom-client';
import { createFakeSubgraphs } from '@athenaeum/gateway-testing/fakeSubgraphs';
import type { Log } from '../context';
import type { Engine, Outcome } from '../engines/engine';
import { prepareOperation } from '../operations/operation';
import { readSupergraph } from '../operations/supergraph';
import { createShadow, type Answered, type Shadow } from './createShadow';

const { supergraph: sdl } = createFakeSubgraphs();
const supergraph = readSupergraph(sdl);
const prepared = (text: string) => prepareOperation(supergraph, text, undefined, { isClosed: true });
const SALONS = prepared('query Salons { salons { data { title } count } }');
const RSVP = prepared('mutation Rsvp { createRSVP(input: { salonId: "s1" }) { ok } }');

const came = (title: string, count = 1): Outcome => ({
  data: { salons: { data: [{ title }], count } },
  errors: [],
  problems: [],
});

let runs: Record<'engine' | 'other', jest.Mock<Promise<Outcome>>>;
let warn: jest.Mock;
let registry: Registry;
let isQuiet: boolean;
let share: number;
let shadow: Shadow;
beforeEach(() => {
  runs = { engine: jest.fn(async () => came('One')), other: jest.fn(async () => came('One')) };
  warn = jest.fn();
  registry = new Registry();
  isQuiet = true;
  share = 1;
  shadow = open();
});

function open(): Shadow {
  const engineOf = (name: Engine['name'], run: Engine['run']): Engine => ({
    name,
    run,
    follow(next) {
      if (next === 'broken') throw new Error('no supergraph');
    },
    async close() {},
  });
  return createShadow({
    engine: engineOf('planned', runs.engine),
    other: engineOf('apollo', runs.other),
    supergraphSdl: sdl,
    share,
    timeoutMs: 20,
    isQuiet: () => isQuiet,
    registry,
    log: { warn, error() {} },
    random: () => 0.5,
  });
}

/** An answer that has been sent. */
async function answered(outcome = came('One'), operation = SALONS): Promise<void> {
  let work = () => {};
  const log = {} as Log;
  const context = { caller: { viewer: visitor, requestId: 'r' }, address: '', log: () => log };
  const asked = { context: { ...context, afterwards: (later: () => void) => (work = later) } };
  shadow.consider({ operation, outcome, asked: { ...asked, sent: {}, variables: {} } } as Answered);
  expect(runs.other).not.toHaveBeenCalledWith(operation, expect.objectContaining(asked));
  work();
  for (let turns = 0; turns < 3; turns++) await turn();
}

async function counted(): Promise<Record<string, number>> {
  const [metric] = await registry.getMetricsAsJSON();
  return Object.fromEntries(
    metric!.values.map(({ labels, value }) => [`${labels.operation} ${labels.outcome}`, value]),
  );
}

it('counts equal outcomes', async () => {
  await answered();

  expect(await counted()).toEqual({ 'Salons equal': 1 });
  expect(warn).not.toHaveBeenCalled();
});

it('counts and logs differences, without any answered data', async () => {
  runs.other.mockResolvedValue(came('A secret'));

  await answered();

  expect(await counted()).toEqual({ 'Salons different': 1 });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0][0]).toEqual({
    event: 'shadow',
    operation: 'Salons',
    other: 'apollo',
    places: ['salons.data.0.title'],
    more: 0,
  });
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/One|secret/);
});

it('does not count a change of data between the two runs', async () => {
  runs.other.mockResolvedValue(came('Two'));
  runs.engine.mockResolvedValue(came('Two'));

  await answered();

  expect(await counted()).toEqual({ 'Salons equal': 1 });
});

it('does not count time-dependent fields, but does count other differences', async () => {
  let time = 0;
  runs.engine.mockImplementation(async () => came('One', ++time));
  runs.other.mockImplementation(async () => came('Two', ++time));

  await answered(came('One', ++time));

  expect(warn.mock.calls[0][0].places).toEqual(['salons.data.0.title']);
});

it('ignores mutations, and queries outside the sample', async () => {
  await answered(came('One'), RSVP);
  share = 0.5;
  registry = new Registry();
  shadow = open();
  await answered();

  expect(runs.other).not.toHaveBeenCalled();
  expect(await counted()).toEqual({});
});

it('skips comparisons under load', async () => {
  isQuiet = false;

  await answered();

  expect(runs.other).not.toHaveBeenCalled();
  expect(await counted()).toEqual({ 'Salons dropped': 1 });
});

it('counts a failure when the other engine throws, logging only the kind of error', async () => {
  runs.other.mockRejectedValue(new TypeError('a secret'));

  await answered();

  expect(await counted()).toEqual({ 'Salons failed': 1 });
  expect(warn.mock.calls[0][0]).toMatchObject({ operation: 'Salons', reason: 'TypeError' });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
});

it('times out on an engine that hangs, with at most two concurrent comparisons', async () => {
  runs.other.mockReturnValue(new Promise(() => {}));

  for (let time = 0; time < 3; time++) await answered();
  while (warn.mock.calls.length < 2) await turn();
  await answered();

  expect(runs.other).toHaveBeenCalledTimes(2);
  expect(await counted()).toEqual({ 'Salons failed': 2, 'Salons dropped': 2 });
});

it('compares nothing while the engines answer by different supergraphs', async () => {
  shadow.follow(`${sdl}\n`);
  await answered();
  shadow.follow(sdl);
  await answered();
  shadow.follow('broken');
  await answered();

  expect(await counted()).toEqual({ 'Salons dropped': 2, 'Salons equal': 1 });
});
