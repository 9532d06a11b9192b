import { tabToken } from './tabToken';

/** Seconds in base 36, as the server writes them. */
const at = (seconds: number) => (1_800_000_000 + seconds).toString(36);
const first = `${at(0)}.tab-1.versions-1.her.session.signed`;

beforeEach(() => {
  sessionStorage.clear();
  tabToken(first);
});

it('stays that of the first page when the page is loaded again', () => {
  expect(tabToken(`${at(600)}.tab-2.versions-1.her.session.signed`)).toBe(first);
});

it.each([
  ['other versions', `${at(600)}.tab-2.versions-2.her.session.signed`],
  ['another member', `${at(600)}.tab-2.versions-1.him.session.signed`],
  ['another session', `${at(600)}.tab-2.versions-1.her.other.signed`],
  ['a first page of hours ago', `${at(9 * 3600)}.tab-2.versions-1.her.session.signed`],
])('is that of the page with %s', (_what, given) => {
  expect(tabToken(given)).toBe(given);
});
