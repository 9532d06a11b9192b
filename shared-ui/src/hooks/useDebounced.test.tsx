import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useDebounced } from './useDebounced';

const onRest = jest.fn();

function Field() {
  const [text, setText] = useDebounced('', onRest);
  return <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />;
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onRest.mockClear();
  history.replaceState(null, '', '/community/members');
});
afterEach(() => jest.useRealTimers());

it('reports what was typed after half a second without typing', async () => {
  render(<Field />);

  await user.type(screen.getByLabelText('Search'), 'audit');
  rest(499);
  expect(onRest).not.toHaveBeenCalled();
  rest(1);

  expect(onRest.mock.calls).toEqual([['audit']]);
});

it('reports nothing once a navigation to another page has begun', async () => {
  render(<Field />);

  await user.type(screen.getByLabelText('Search'), 'audit');
  history.pushState(null, '', '/community/members/ingrid-solberg');
  rest(500);

  expect(onRest).not.toHaveBeenCalled();
});
