import { act, renderHook } from '@testing-library/react';
import { useLatestValue } from './useLatestValue';

const knowing = (read: string | null) =>
  renderHook(({ read }) => useLatestValue(read), { initialProps: { read } });

it('is what a response said, until another value is read', () => {
  const { result, rerender } = knowing(null);

  act(() => result.current[1]('made'));
  expect(result.current[0]).toBe('made');
  rerender({ read: null });
  expect(result.current[0]).toBe('made');
  rerender({ read: 'made' });
  rerender({ read: null });

  expect(result.current[0]).toBeNull();
});

it('keeps a value read while a response was pending', () => {
  const { result, rerender } = knowing('old');
  const [, tell] = result.current;

  rerender({ read: 'new' });
  act(() => tell('older'));

  expect(result.current[0]).toBe('new');
});
