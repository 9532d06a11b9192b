import { testEntry } from './testing/testBuild';
import { versionsFor } from './versionsFor';

const remotes = [testEntry({ version: 'v001' }), testEntry({ name: 'mfe-two', version: 'two-1' })];
const trying = (percent: number, version = 'v002') => ({
  remotes,
  canaries: [{ entry: testEntry({ version }), percent }],
});
const cohorts = Array.from({ length: 100 }, (_, cohort) => cohort);
const versionOf = (snapshot: ReturnType<typeof trying>, cohort: number, isStaff = false) =>
  versionsFor(snapshot, { cohort, isStaff })[0]!.version;
const triedBy = (snapshot: ReturnType<typeof trying>) =>
  cohorts.filter((cohort) => versionOf(snapshot, cohort) !== 'v001');

describe('a canary', () => {
  it.each([0, 1, 10, 50, 100])('at %d % goes to that share of visitors', (percent) => {
    expect(triedBy(trying(percent))).toHaveLength(percent);
  });

  it('stays with its visitors when the percentage rises', () => {
    expect(triedBy(trying(50))).toEqual(expect.arrayContaining(triedBy(trying(10))));
  });

  it('does not always go to the same people', () => {
    expect(triedBy(trying(10, 'v002'))).not.toEqual(triedBy(trying(10, 'v003')));
  });

  it('goes to staff at any percentage', () => {
    expect(cohorts.map((cohort) => versionOf(trying(0), cohort, true))).toEqual(cohorts.map(() => 'v002'));
  });

  it('changes no other remote', () => {
    expect(versionsFor(trying(100), { cohort: 0, isStaff: true })[1]).toBe(remotes[1]);
  });
});
