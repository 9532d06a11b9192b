import { nextClockChange } from './clockChange';

const at = (iso: string) => Date.parse(iso);

it.each([
  ['America/Los_Angeles', '2026-11-21T00:00:00Z', '2027-03-14T10:00:00Z', 60],
  ['America/Los_Angeles', '2027-06-01T00:00:00Z', '2027-11-07T09:00:00Z', -60],
  ['Europe/London', '2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z', 60],
  ['Australia/Lord_Howe', '2027-03-01T00:00:00Z', '2027-04-03T15:00:00Z', -30],
])('clocks in %s after %s change at %s by %i minutes', (zone, now, when, minutes) => {
  expect(nextClockChange(zone, at(now))).toEqual({ at: at(when), minutes });
});

it('is null where clocks do not change', () => {
  expect(nextClockChange('Asia/Kolkata', at('2026-11-21T00:00:00Z'))).toBeNull();
});
