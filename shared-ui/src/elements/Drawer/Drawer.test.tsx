import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer, type DrawerProps } from './Drawer';

function Page(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer
        title="Filters"
        tools={<button type="button">Clear All</button>}
        actions={<button type="button">Show 42 members</button>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        What can be chosen
      </Drawer>
    </>
  );
}

const openIt = async (props: Partial<DrawerProps> = {}) => {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return { user, drawer: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filters' }) };
};

it('is a modal with its tools above and its actions below', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

  const { drawer } = await openIt();

  expect(showModal).toHaveBeenCalled();
  expect(drawer).toHaveTextContent(/Clear All.*What can be chosen.*Show 42 members/);
});

it('renders no content while closed', () => {
  render(<Page />);

  expect(screen.queryByText('What can be chosen')).not.toBeInTheDocument();
});

it('closes by its cross, by Esc and by a press beside it', async () => {
  const { user, drawer } = await openIt();
  const reopen = () => user.click(screen.getByRole('button', { name: 'Filters', hidden: true }));

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(drawer.open).toBe(false);

  await reopen();
  await act(() => drawer.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(drawer.open).toBe(false);

  await reopen();
  await user.click(drawer);
  expect(drawer.open).toBe(false);
});

it('stays when a file chooser inside it is cancelled', async () => {
  const { drawer } = await openIt();

  await act(() =>
    screen.getByText('Clear All').dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true })),
  );

  expect(drawer.open).toBe(true);
});
