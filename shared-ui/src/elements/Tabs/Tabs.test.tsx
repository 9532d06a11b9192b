import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'goals', label: 'Goals', count: 3 },
  { id: 'account', label: 'Account' },
] as const;

function Profile() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('profile');
  return (
    <Tabs label="Sections of the profile" tabs={tabs} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

it('shows the panel of the selected tab, named by it', () => {
  render(<Profile />);

  expect(screen.getByRole('tablist', { name: 'Sections of the profile' })).toBeInTheDocument();
  expect(tab(/Profile/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Panel of profile');
});

it('is one stop for Tab; arrows, Home and End choose', async () => {
  const user = userEvent.setup();
  render(<Profile />);

  await user.tab();
  expect(tab(/Profile/)).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expect(tab(/Goals/)).toHaveFocus();
  expect(tab(/Goals/)).toHaveAttribute('aria-selected', 'true');

  await user.keyboard('{End}{ArrowRight}');
  expect(tab(/Profile/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(tab(/Account/)).toHaveFocus();
  await user.keyboard('{Home}{Tab}');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

it('chooses by press', async () => {
  render(<Profile />);

  await userEvent.click(tab(/Goals/));

  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel of goals');
});
