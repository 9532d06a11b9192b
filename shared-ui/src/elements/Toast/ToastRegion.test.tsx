import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './ToastRegion';
import { useToasts } from './useToasts';

const onUndo = jest.fn();

function Page() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <button type="button" onClick={() => show('Bookmarked', { label: 'Undo', onPress: onUndo })}>
        Bookmark
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setup = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Bookmark' }));
  return user;
};

it('is there, empty, before it has anything to say', () => {
  render(<ToastRegion toasts={[]} onDismiss={() => {}} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says it and goes away by itself', async () => {
  await setup();
  expect(screen.getByRole('status')).toHaveTextContent('Bookmarked');

  act(() => jest.advanceTimersByTime(8000));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('waits while she is at it', async () => {
  const user = await setup();
  await user.hover(screen.getByText('Bookmarked'));

  act(() => jest.advanceTimersByTime(60_000));

  expect(screen.getByRole('status')).toHaveTextContent('Bookmarked');
});

it('takes the action back and closes', async () => {
  const user = await setup();

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
