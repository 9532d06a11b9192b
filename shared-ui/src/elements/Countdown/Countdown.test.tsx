import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

const now = Date.parse('2025-11-20T17:00:30Z');

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const shown = () => screen.getByRole('timer').textContent;

it('counts days, hours and minutes, minute by minute', () => {
  render(<Countdown to={Date.parse('2025-11-25T16:02:00Z')} />);
  expect(shown()).toBe('days4hours23minutes2');

  act(() => jest.advanceTimersByTime(30_000));
  expect(shown()).toBe('days4hours23minute1');

  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toBe('days4hours23minutes0');
});

it('stays at nothing and tells once that the time has come', () => {
  const onReached = jest.fn();
  render(<Countdown to={now + 90_000} onReached={onReached} />);

  act(() => jest.advanceTimersByTime(60_000));
  expect(onReached).not.toHaveBeenCalled();

  act(() => jest.advanceTimersByTime(600_000));
  expect(shown()).toBe('days0hours0minutes0');
  expect(onReached).toHaveBeenCalledTimes(1);
});
