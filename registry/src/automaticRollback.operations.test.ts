import { type OperationNote, recordOperations, type Outcome } from './delivery/pageHealth';
import { readHistory } from './releases';
import { rollBackFailing } from './automaticRollback';
import {
  passingCheck,
  automatic,
  closeRegistries,
  HOUR,
  limits,
  live,
  checkForRollback,
  nextTab,
  openRegistries,
  person,
  reportFromTabs,
  type ReportOptions,
} from './testing/rollbackFixture';
import { testEntry } from './testing/testBuild';

beforeEach(openRegistries);
afterEach(closeRegistries);

describe('a version of whose operations more fail', () => {
  interface Asking extends Pick<ReportOptions, 'remote' | 'version' | 'count' | 'network' | 'at'> {
    /** By default each a different person. */
    member?: string;
    kind?: OperationNote['kind'] | undefined;
    /** In how many minutes each of them asks, one after the other. */
    each?: number;
  }
  const ask = (
    outcome: Outcome,
    {
      remote = 'mfe-one',
      version = 'v003',
      count,
      network,
      member,
      kind = 'mutations',
      each = 1,
      at,
    }: Asking,
  ) =>
    recordOperations(
      person.connection,
      Array.from({ length: count }, () => {
        const tab = nextTab();
        const about = {
          tab: `tab-${tab}`,
          remote,
          version,
          network: network ?? `network-${tab}`,
          member: member ?? `member-${tab}`,
          kind,
          outcome,
          at: at ?? Date.now(),
        };
        return Array.from({ length: each }, (_, minute) => ({ ...about, at: about.at + minute * 60_000 }));
      }).flat(),
    );
  const before = Date.now() - 30 * 60_000;
  /** The version before it was asked a lot, and hardly any of it failed. */
  const usual = (kind?: OperationNote['kind']) =>
    Promise.all([
      ask('answered', { version: 'v002', count: 200, each: 10, at: before, kind }),
      ask('failed', { version: 'v002', count: 2, at: before, kind }),
    ]);

  it.each(['mutations', 'queries'] as const)('is rolled back, with its figures: %s', async (kind) => {
    await usual(kind);
    await ask('answered', { count: 20, each: 5, kind });
    await ask('failed', { count: 6, kind });

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);

    expect(await live()).toEqual(['v002']);
    expect((await readHistory(person.connection, 1))[0]!.note).toMatch(
      new RegExp(
        `^roll back mfe-one to v002: ${kind} fail for 6 of 26 people \\(in 5.7 % of 106 minutes, ordinary is 0\\.\\d %\\)$`,
      ),
    );
  });

  it('counts as failing for somebody who is in two networks in one minute, and fails in one', async () => {
    await usual();
    await ask('answered', { count: 20, each: 5 });
    for (const network of ['home', 'office'])
      for (let n = 0; n < 4; n++) {
        const member = `in-two-${network}-${n}`;
        const at = Date.now();
        for (const [outcome, where] of [
          ['failed', network],
          ['answered', network === 'home' ? 'office' : 'home'],
        ] as const)
          await ask(outcome, { count: 1, member, network: `${where}-${n}`, at });
      }

    expect(await checkForRollback()).toMatchObject([
      { why: expect.stringContaining('fail for 8 of 28 people') as string },
    ]);
  });

  it('ignores failures after forty minutes of use', async () => {
    await usual();
    const people = Array.from({ length: 8 }, (_, n) => ({
      member: `long-${n}`,
      network: `of-${n}`,
      count: 1,
    }));
    await Promise.all(people.map((one) => ask('answered', { ...one, each: 40 })));
    await Promise.all(people.map((one) => ask('failed', { ...one, at: Date.now() + 41 * 60_000, each: 10 })));

    expect(await checkForRollback(automatic, Date.now() + 55 * 60_000)).toEqual([]);
  });

  it('is rolled back although forged failing tabs come from one network', async () => {
    await usual();
    await reportFromTabs('fails', { count: 12, network: 'forger' });
    await ask('failed', { count: 3 });

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
  });

  it('needs more against it in one of three steps than in one of one', async () => {
    await ask('answered', { count: 200, each: 5, at: before });
    const fails = async (version: string) => {
      await ask('answered', { version, count: 25, each: 5 });
      await ask('failed', { version, count: 4 });
      return (await checkForRollback()).map((one) => one.version);
    };
    await person.startCanary(testEntry({ version: 'v004' }), 10, undefined, [25, 100]);
    expect(await fails('v004')).toEqual([]);

    await person.startCanary(testEntry({ version: 'v005' }), 10);
    expect(await fails('v005')).toEqual(['v005']);
  });

  const withTwo = async () => {
    const two = { name: 'mfe-two', pages: [{ path: '/two', title: 'Two' }] };
    for (const version of ['v002', 'v003']) await person.publish(testEntry({ ...two, version }));
  };

  it('is rolled back although another version released at the same time is as bad', async () => {
    await withTwo();
    await ask('failed', { count: 8 });
    await ask('failed', { remote: 'mfe-two', count: 8 });

    expect(await checkForRollback()).toMatchObject([
      { name: 'mfe-one', to: 'v002' },
      { name: 'mfe-two', to: 'v002' },
    ]);
  });

  it('is rolled back although people still have another version that was rolled back before', async () => {
    await withTwo();
    await person.connection
      .collection('registry_snapshots')
      .updateMany({}, { $inc: { created_at: -3 * HOUR } });
    await person.rollback('mfe-two', passingCheck);
    await person.publish(testEntry({ version: 'v004' }));
    await ask('failed', { version: 'v004', count: 8 });
    await ask('failed', { remote: 'mfe-two', count: 8 });

    expect(await checkForRollback()).toMatchObject([{ version: 'v004', to: 'v003' }]);
  });

  it('is left where another area fails too whose version is older', async () => {
    await withTwo();
    await person.connection
      .collection('registry_snapshots')
      .updateMany({}, { $inc: { created_at: -3 * HOUR } });
    await person.publish(testEntry({ version: 'v004' }));
    await ask('failed', { version: 'v004', count: 8 });
    await ask('failed', { remote: 'mfe-two', count: 8 });

    expect(await checkForRollback()).toMatchObject([
      { left: 'mutations of other areas fail too at the same time' },
    ]);
  });

  it('is taken from those who try it', async () => {
    await person.startCanary(testEntry({ version: 'v004' }), 10);
    await ask('answered', { count: 200, each: 5, at: before });
    await ask('answered', { version: 'v004', count: 20, each: 5 });
    await ask('failed', { version: 'v004', count: 6 });

    expect(await checkForRollback()).toMatchObject([{ version: 'v004', to: 'what everybody has' }]);
    expect(await live()).toEqual(['v003']);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'few of whose operations fail',
      () => Promise.all([ask('answered', { count: 100, each: 5 }), ask('failed', { count: 4 })]),
    ],
    [
      'whose one unlucky member tries over and over',
      () =>
        Promise.all([
          ask('answered', { count: 20, each: 5 }),
          ask('failed', { count: 20, each: 20, member: 'ada' }),
        ]),
    ],
    [
      'that fails as often as the one before',
      async () => {
        await ask('answered', { version: 'v002', count: 100, each: 5, at: before });
        await ask('failed', { version: 'v002', count: 30, at: before });
        await ask('answered', { count: 20, each: 5 });
        await ask('failed', { count: 6 });
      },
    ],
    [
      'with which the same people always fail as with the one before',
      async () => {
        // A hundred people ask once a minute for an hour, whom one operation in ten never succeeds for.
        const people = (version: string, minutes: number[]) =>
          recordOperations(
            person.connection,
            minutes.flatMap((minute) =>
              Array.from({ length: 100 }, (_, n) => ({
                tab: `page-${n}`,
                remote: 'mfe-one',
                version,
                network: `home-${n}`,
                member: `regular-${n}`,
                kind: 'mutations' as const,
                outcome: n < 10 ? ('failed' as const) : ('answered' as const),
                at: Date.now() + minute * 60_000,
              })),
            ),
          );
        await people(
          'v002',
          Array.from({ length: 59 }, (_, n) => n - 59),
        );
        await people('v003', [0, 1]);
      },
    ],
    ['that failed before it was released', () => ask('failed', { count: 20, at: before })],
  ])('stays: one %s', async (_what, happened) => {
    await usual();
    await happened();

    expect(await checkForRollback()).toEqual([]);
    expect(await live()).toEqual(['v003']);
  });

  it('stays where this automatic rollback is disabled', async () => {
    await ask('failed', { count: 20 });

    expect(
      await rollBackFailing({ registry: automatic, limits: { ...limits, more: 0 }, check: passingCheck }),
    ).toEqual([]);
  });

  it('stays an hour after its release', async () => {
    const later = Date.now() + HOUR + 60_000;
    await ask('failed', { count: 20, at: later });

    expect(await checkForRollback(automatic, later)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'few networks tell of it',
      () => ask('failed', { count: 8, network: 'office' }),
      'it is reported from 1 of the 3 networks required',
    ],
    [
      'the version before fails too',
      () => Promise.all([ask('failed', { count: 8 }), ask('failed', { version: 'v002', count: 5 })]),
      'mutations of v002 fail too at the same time',
    ],
    [
      'other areas fail too',
      () =>
        Promise.all([
          ask('failed', { count: 8 }),
          ask('failed', { remote: 'mfe-two', version: 'x', count: 8 }),
        ]),
      'mutations of other areas fail too at the same time',
    ],
    [
      'something does not answer, and nobody has the version before',
      () => ask('away', { count: 8 }),
      'something does not answer, and too few have another version to compare with',
    ],
    [
      'something does not answer, with the version before neither',
      () =>
        Promise.all([
          ask('away', { count: 8 }),
          ask('answered', { count: 30 }),
          ask('answered', { version: 'v002', count: 20 }),
          ask('away', { version: 'v002', count: 2 }),
        ]),
      'something does not answer, with v002 neither',
    ],
  ])('is left for a person where %s', async (_what, happened, left) => {
    await usual();
    await ask('answered', { count: 10 });
    await happened();

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', left }]);
    expect(await live()).toEqual(['v003']);
  });

  it('is rolled back where only with it something does not answer', async () => {
    await usual();
    await Promise.all([
      ask('answered', { count: 20 }),
      ask('away', { count: 8 }),
      ask('answered', { version: 'v002', count: 30 }),
    ]);

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
  });
});
