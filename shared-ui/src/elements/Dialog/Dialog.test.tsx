import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from './Dialog';

function Page({ onClosed, ...props }: Partial<DialogProps> & { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <StrictMode>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Cancel Wednesday’s session?" {...props} open={open} onClose={close}>
        <button type="button">Inside</button>
      </Dialog>
    </StrictMode>
  );
}

const openIt = async (props: Parameters<typeof Page>[0] = {}) => {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
};

it('is a modal named by its title', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

  const { dialog } = await openIt();

  expect(showModal).toHaveBeenCalled();
  expect(dialog).toHaveAccessibleName('Cancel Wednesday’s session?');
});

it('renders no content while closed', () => {
  render(<Page />);

  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});

it('closes by its cross, once', async () => {
  const onClosed = jest.fn();
  const { user } = await openIt({ onClosed });

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it('closes on the browser’s cancel event (Esc)', async () => {
  const { dialog } = await openIt();

  await act(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));

  expect(dialog.open).toBe(false);
});

it('closes by a press beside it, not by one that began inside', async () => {
  const { user, dialog } = await openIt();

  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog.open).toBe(true);

  await user.click(dialog);
  expect(dialog.open).toBe(false);
});

it('closes the native dialog before it leaves the page, so that the focus can return', async () => {
  const { dialog } = await openIt();
  const close = jest.spyOn(dialog, 'close');

  cleanup();

  expect(close).toHaveBeenCalled();
});

describe('when it must be answered', () => {
  it('has no cross and ignores Esc and presses beside it', async () => {
    const onClosed = jest.fn();
    const { user, dialog } = await openIt({ dismissible: false, onClosed });

    await act(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await user.click(dialog);

    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(dialog.open).toBe(true);
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('shows itself again when the browser closes it without asking', async () => {
    const { dialog } = await openIt({ dismissible: false });

    await act(() => dialog.close());

    expect(dialog.open).toBe(true);
  });
});
