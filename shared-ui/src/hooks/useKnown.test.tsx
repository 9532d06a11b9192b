import { act, renderHook } from '@testing-library/react';
import { useKnown } from './useKnown';

const knowing = (read: string | null) => renderHook(({ read }) => useKnown(read), { initialProps: { read } });

it('is what an answer said, until something else is read', () => {
  const { result, rerender } = knowing(null);

  act(() => result.current[1]('made'));
  expect(result.current[0]).toBe('made');
  rerender({ read: null });
  expect(result.current[0]).toBe('made');
  rerender({ read: 'made' });
  rerender({ read: null });

  expect(result.current[0]).toBeNull();
});

it('keeps what was read while an answer was on its way', () => {
  const { result, rerender } = knowing('old');
  const [, tell] = result.current;

  rerender({ read: 'new' });
  act(() => tell('older'));

  expect(result.current[0]).toBe('new');
});
