import { type VitalsNote, recordVitals } from './delivery/pageHealth';
import {
  closeRegistries,
  HOUR,
  live,
  checkForRollback,
  nextTab,
  openRegistries,
  person,
  type ReportOptions,
} from './testing/rollbackFixture';
import { testEntry } from './testing/testBuild';

beforeEach(openRegistries);
afterEach(closeRegistries);

describe('a version that is worse to use', () => {
  interface Feeling extends Pick<ReportOptions, 'remote' | 'version' | 'count' | 'network' | 'at'> {
    member?: string;
    /** Reports in so many minutes, one after the other. */
    each?: number;
  }
  const feel = (
    levels: VitalsNote['levels'],
    { remote = 'mfe-one', version = 'v003', count, network, member, at = Date.now(), each = 1 }: Feeling,
  ) =>
    recordVitals(
      person.connection,
      Array.from({ length: count }, () => {
        const tab = nextTab();
        const about = {
          tab: `tab-${tab}`,
          remote,
          version,
          network: network ?? `network-${tab}`,
          member: member ?? `member-${tab}`,
          levels,
        };
        return Array.from({ length: each }, (_, n) => ({ ...about, at: at + n * 60_000 }));
      }).flat(),
    );
  const before = Date.now() - 30 * 60_000;
  const WELL = { handlers: 0, interactions: 0, tasks: 0, layout: 0, arrivals: 0 };
  /** What people had before it: hardly anything fails, for one of ten something is slow. */
  const usual = () =>
    Promise.all([
      feel(WELL, { version: 'v002', count: 180, at: before }),
      feel({ interactions: 1, tasks: 1, layout: 1, arrivals: 1 }, { version: 'v002', count: 20, at: before }),
    ]);

  it.each<[string, VitalsNote['levels'], RegExp]>([
    ['handlers fail', { handlers: 1 }, /handlers fail for 24 of 44 people \(ordinary is 0\.\d %\)$/],
    ['pages answer late', { interactions: 2 }, /the page answers later than after 200 ms for 24 of/],
    ['pages are blocked', { tasks: 2 }, /the page is blocked for more than 200 ms for 24 of/],
    ['pages move', { layout: 1 }, /the page moves by more than 0.1 for 24 of/],
    [
      'pages come late',
      { arrivals: 3 },
      /the page takes longer than 2.5 s to load or 1 s to step to for 24 of/,
    ],
  ])('is rolled back, with its figures: %s', async (_what, levels, why) => {
    await usual();
    await feel(WELL, { count: 20 });
    await feel(levels, { count: 24 });

    expect(await checkForRollback()).toMatchObject([
      { version: 'v003', to: 'v002', why: expect.stringMatching(why) },
    ]);
    expect(await live()).toEqual(['v002']);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'that is slower for a tenth of the people, not for a quarter',
      async () => {
        await feel(WELL, { count: 240 });
        await feel({ interactions: 2 }, { count: 60 });
      },
    ],
    [
      'whose errors begin in a person’s fourth minute',
      async () => {
        const people = Array.from({ length: 24 }, (_, n) => ({
          member: `late-${n}`,
          network: `of-${n}`,
          count: 1,
        }));
        const later = Date.now() + 3 * 60_000;
        await Promise.all(people.map((one) => feel(WELL, { ...one, each: 3 })));
        await Promise.all(people.map((one) => feel({ handlers: 1 }, { ...one, at: later })));
      },
    ],
  ])('stays within the documented limits: one %s', async (_what, happened) => {
    await usual();
    await happened();

    expect(await checkForRollback()).toEqual([]);
  });

  it('is compared with the previous version, where that one is slow as well', async () => {
    // One in two is slower than what is good, hardly any slower than twice that.
    await feel({ interactions: 1 }, { version: 'v002', count: 100, at: before });
    await feel({ interactions: 0 }, { version: 'v002', count: 100, at: before });
    await feel({ interactions: 1 }, { count: 30 });
    expect(await checkForRollback()).toEqual([]);

    await feel({ interactions: 2 }, { count: 30 });

    expect(await checkForRollback()).toMatchObject([
      { to: 'v002', why: expect.stringContaining('later than after 400 ms') },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'as good as the one before',
      () => Promise.all([feel(WELL, { count: 60 }), feel({ tasks: 1 }, { count: 6 })]),
    ],
    ['that browsers measure nothing of', () => feel({ handlers: 0 }, { count: 60 })],
    [
      'whose one unlucky member clicks over and over',
      () =>
        Promise.all([
          feel(WELL, { count: 20 }),
          feel({ handlers: 1 }, { count: 1, each: 40, member: 'ada' }),
        ]),
    ],
    [
      'that one page tells forty times of in a minute',
      () => Promise.all(Array.from({ length: 40 }, () => feel({ handlers: 1 }, { count: 1, member: 'ada' }))),
    ],
    [
      'for a few people, as it was before',
      async () => {
        await feel({ handlers: 1 }, { version: 'v002', count: 20, at: before });
        await feel(WELL, { count: 40 });
        await feel({ handlers: 1 }, { count: 5 });
      },
    ],
  ])('stays: one %s', async (_what, happened) => {
    await usual();
    await happened();

    expect(await checkForRollback()).toEqual([]);
    expect(await live()).toEqual(['v003']);
  });

  it.each([
    ['network', 'it is reported from 1 of the 3 networks required'],
    ['member', null],
  ] as const)(
    'is not rolled back on the reports of one %s, however many pages send them',
    async (who, left) => {
      await usual();
      await feel({ handlers: 1 }, { count: 200, [who]: 'forger' });

      expect(await checkForRollback()).toMatchObject(left ? [{ version: 'v003', left }] : []);
      expect(await live()).toEqual(['v003']);
    },
  );

  it('is rolled back although one network keeps reporting that all is well', async () => {
    await usual();
    await feel({ handlers: 1 }, { count: 6 });
    await recordVitals(
      person.connection,
      Array.from({ length: 500 }, (_, n) => ({
        tab: `made-up-${n}`,
        remote: 'mfe-one',
        version: 'v003',
        network: 'forger',
        member: null,
        levels: WELL,
        at: Date.now(),
      })),
    );

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
  });

  it('is left where another area is as bad since then, whose version is older', async () => {
    const two = { name: 'mfe-two', pages: [{ path: '/two', title: 'Two' }] };
    await person.publish(testEntry({ ...two, version: 'v003' }));
    await person.connection
      .collection('registry_snapshots')
      .updateMany({}, { $inc: { created_at: -3 * HOUR } });
    await person.publish(testEntry({ version: 'v004' }));
    await feel({ interactions: 3 }, { version: 'v004', count: 40 });
    await feel({ interactions: 0 }, { remote: 'mfe-two', count: 40, at: before });
    await feel({ interactions: 3 }, { remote: 'mfe-two', count: 40 });

    expect(await checkForRollback()).toMatchObject([
      { left: 'interactions of other areas fail too at the same time' },
    ]);
  });
});
