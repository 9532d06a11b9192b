import { agreementForm } from '@athenaeum/users-contract';
import * as core from 'zod/v4/core';
import { schedulingInput } from '@athenaeum/bff/testing';

const NOW = Date.UTC(2026, 10, 24);
const parts = [{ title: 'Confidence', text: 'What is said here stays here.' }];
const booking = {
  type: 'booked',
  booking_id: 'b1',
  coach: 'maya-chen',
  email: 'ngozi@example.org',
  duration: 60,
};

/** Dates that are stored as sent and formatted as days later. */
const KEPT: [string, core.$ZodType, (date: number) => object][] = [
  ['from when an agreement is in force', agreementForm, (update_date) => ({ update_date, parts })],
  ['when a session elsewhere begins', schedulingInput, (start) => ({ ...booking, at: NOW, start })],
  ['when that was told', schedulingInput, (at) => ({ ...booking, at, start: NOW })],
];

describe.each(KEPT)('%s', (_what, schema, input) => {
  const isTaken = (date: number) => core.safeParse(schema, input(date)).success;

  it('accepts a date that can be formatted', () => {
    expect(isTaken(NOW)).toBe(true);
  });

  it.each([8.64e15, 8.64e15 + 2, 253_402_300_800_000, 2 ** 53, 1e308, -1, NaN])('refuses %p', (date) => {
    expect(isTaken(date)).toBe(false);
  });
});
