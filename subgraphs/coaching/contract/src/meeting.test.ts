import { isJoinOpen, joinPath, MEETING_MESSAGES, meetingInput, meetingWords } from './index';

it.each([
  ['link', 'https://video.example/maya?pwd=1'],
  ['phone', '+44 (0)20 7946-0018'],
  ['address', '12 Harley Street, London W1G 9PG'],
  ['room', null],
  ['room', undefined],
])('a %s may be %s', (kind, value) => {
  expect(meetingInput.safeParse({ kind, value }).success).toBe(true);
});

it.each([
  ['link', 'http://video.example', MEETING_MESSAGES.link],
  ['link', 'javascript:alert(1)', MEETING_MESSAGES.link],
  ['link', 'https://video.example/a b', MEETING_MESSAGES.link],
  ['link', '', MEETING_MESSAGES.link],
  ['link', null, MEETING_MESSAGES.link],
  ['phone', '12345', MEETING_MESSAGES.phone],
  ['phone', 'call me: +44 20 7946 0018', MEETING_MESSAGES.phone],
  ['address', '', MEETING_MESSAGES.address],
  ['address', 'One\nTwo', MEETING_MESSAGES.address],
  ['address', 'a'.repeat(201), MEETING_MESSAGES.address],
])('a %s is never %s', (kind, value, message) => {
  const { error } = meetingInput.safeParse({ kind, value });

  expect(error?.issues).toEqual([expect.objectContaining({ message, path: ['value'] })]);
});

it('has a known kind', () => {
  expect(meetingInput.safeParse({ kind: 'cafe', value: 'x' }).error?.issues[0]?.message).toBe(
    MEETING_MESSAGES.kind,
  );
});

it('is open from fifteen minutes before until the end, while it is scheduled', () => {
  const MINUTE = 60_000;
  const session = { status: 'Scheduled', session_date: 100 * MINUTE, duration: 30 };

  expect(isJoinOpen(session, 85 * MINUTE - 1)).toBe(false);
  expect(isJoinOpen(session, 85 * MINUTE)).toBe(true);
  expect(isJoinOpen(session, 130 * MINUTE - 1)).toBe(true);
  expect(isJoinOpen(session, 130 * MINUTE)).toBe(false);
  expect(isJoinOpen({ ...session, status: 'Cancelled' }, 100 * MINUTE)).toBe(false);
});

it('is described without the address of a link, which Join leads to', () => {
  expect(meetingWords({ kind: 'link', value: 'https://video.example/maya' })).toBe('Video call');
  expect(meetingWords({ kind: 'phone', value: '+1 312 555 0142' })).toBe('By phone: +1 312 555 0142');
  expect(joinPath('a/b')).toBe('/api/coaching/sessions/a%2Fb/join');
});
