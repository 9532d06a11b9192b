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

it('is in the page, empty, before there is a message', () => {
  render(<ToastRegion toasts={[]} onDismiss={() => {}} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows a message and closes by itself', async () => {
  await setup();
  expect(screen.getByRole('status')).toHaveTextContent('Bookmarked');

  act(() => jest.advanceTimersByTime(8000));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stays open while it has the pointer or the focus', async () => {
  const user = await setup();
  await user.hover(screen.getByText('Bookmarked'));

  act(() => jest.advanceTimersByTime(60_000));

  expect(screen.getByRole('status')).toHaveTextContent('Bookmarked');
});

it('runs its action and closes', async () => {
  const user = await setup();

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
