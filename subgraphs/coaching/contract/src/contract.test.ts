import {
  availabilityForm,
  creditTime,
  freeUntil,
  memberConsequence,
  sessionButton,
  sessionGroup,
  sessionTitle,
} from './index';

it.each([
  [0, '0 min'],
  [30, '30 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [600, '10 h'],
])('says %i minutes as %s', (minutes, said) => {
  expect(creditTime(minutes)).toBe(said);
});

it.each([
  ['Cancelled', 2_000, 'Cancelled'],
  ['Scheduled', 2_000, 'Upcoming'],
  ['Scheduled', 500, 'Past'],
  ['Completed', 500, 'Past'],
])('groups a session that is %s at %i under %s', (status, session_date, group) => {
  expect(sessionGroup({ status, session_date }, 1_000)).toBe(group);
});

it('offers a session to a member with enough time for one, and otherwise time', () => {
  expect(sessionButton(30)).toEqual({ label: 'Schedule Session', to: null });
  expect(sessionButton(0)).toEqual({ label: 'Buy Coaching', to: '/manage-plan' });
  expect(sessionButton(null)).toEqual({ label: 'Buy Coaching', to: '/manage-plan' });
  expect(sessionButton(29, 30)).toEqual({ label: 'Buy Coaching', to: '/manage-plan' });
  expect(sessionButton(30, 30)).toEqual({ label: 'Schedule Session', to: null });
});

it('names a session as its card does', () => {
  expect(sessionTitle(60, 'Maya Chen')).toBe('60 General Coaching with Maya Chen');
});

it('gives the time back up to the promised moment, and not a moment later', () => {
  const session = { session_date: 100 * 3_600_000 };

  expect(freeUntil(session)).toBe(76 * 3_600_000);
  expect(memberConsequence(session, freeUntil(session))).toBe('release');
  expect(memberConsequence(session, freeUntil(session) + 1)).toBe('debit');
});

describe('an exception of the calendar', () => {
  const withDay = (date: string, timezone: string) => ({
    timezone,
    hours: [],
    exceptions: [{ date, closed: true, hours: [] }],
    durations: [60],
    notice_hours: 24,
    horizon_days: 60,
  });
  afterEach(() => void jest.useRealTimers());

  it('is for today or later, by the zone of the coach, and refused at its date', () => {
    // Still the 4th in New York, the 5th already in Tokyo.
    jest.useFakeTimers({ now: Date.UTC(2027, 0, 5, 3) });

    expect(availabilityForm.safeParse(withDay('2027-01-04', 'America/New_York')).success).toBe(true);
    const passed = availabilityForm.safeParse(withDay('2027-01-04', 'Asia/Tokyo'));
    expect(passed.error?.issues).toMatchObject([
      {
        path: ['exceptions', 0, 'date'],
        message: 'This day has passed. Choose one from today on.',
      },
    ]);
  });
});
