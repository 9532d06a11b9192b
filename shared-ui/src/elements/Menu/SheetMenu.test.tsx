import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SheetMenu } from './SheetMenu';

const open = async (isNarrow: boolean) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isNarrow } as MediaQueryList);
  const onOutlook = jest.fn();
  const user = userEvent.setup();
  render(
    <SheetMenu
      label="Add to Calendar"
      items={[
        { label: 'Google Calendar', href: '#google' },
        { label: 'Outlook / Other', onSelect: onOutlook },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add to Calendar' }));
  return { user, onOutlook };
};

it('is a modal on a narrow screen, and closes before its entry acts', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { user, onOutlook } = await open(true);
  const sheet = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Add to Calendar' });
  expect(showModal).toHaveBeenCalledTimes(1);
  onOutlook.mockImplementation(() => expect(document.querySelector('dialog')!.open).toBe(false));

  await user.click(within(sheet).getByRole('button', { name: 'Outlook / Other' }));

  expect(onOutlook).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is a menu where there is room', async () => {
  await open(false);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toBeInTheDocument();
});
