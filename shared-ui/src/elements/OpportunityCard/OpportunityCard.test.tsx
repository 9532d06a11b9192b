import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpportunityCard } from './OpportunityCard';

const words = {
  role: 'Role',
  type: 'Type',
  hub: 'Hub',
  pay: 'Compensation',
  closes: 'Deadline',
  posted: 'Posted',
  closesOn: 'Closes',
};

const card = {
  words,
  slug: 'audit-chair',
  role: 'Audit Committee Chair',
  needs: 'Financial expert',
  type: 'Board Seat',
  open: false,
  onToggle: () => {},
};

it('names a confidential company as such', () => {
  render(
    <OpportunityCard {...card} company={null} industry="Biotechnology">
      About
    </OpportunityCard>,
  );

  expect(screen.getByText('Confidential Company · Biotechnology')).toBeInTheDocument();
  expect(screen.getByText(/NEEDS:/)).toBeInTheDocument();
});

it('opens in place on press; closed, its body is out of reach', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(
    <OpportunityCard {...card} onToggle={onToggle}>
      <button type="button">Apply now</button>
    </OpportunityCard>,
  );
  const row = screen.getByRole('button', { name: /Audit Committee Chair/ });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Apply now').closest('[inert]')).not.toBeNull();

  await userEvent.click(row);
  expect(onToggle).toHaveBeenCalledTimes(1);

  rerender(
    <OpportunityCard {...card} open onToggle={onToggle}>
      <button type="button">Apply now</button>
    </OpportunityCard>,
  );
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Apply now').closest('[inert]')).toBeNull();
});

it('is named with what its columns say, and how long is left in its own words', () => {
  render(
    <OpportunityCard
      {...card}
      hub="Boston"
      pay="Unpaid"
      closes={{ day: 'Dec 17', left: '8 days left', soon: true }}
      posted="Nov 17"
      badge="New"
    >
      About
    </OpportunityCard>,
  );

  expect(screen.getByRole('button')).toHaveAccessibleName(
    'Audit Committee Chair Confidential Company NEEDS: Financial expert Type: Board Seat Hub: Boston Compensation: Unpaid Deadline: Dec 17 8 days left Posted: Nov 17 New',
  );
});

it('says what it stands at in place of its last day', () => {
  render(
    <OpportunityCard {...card} closes={{ day: 'Dec 17', left: null, soon: false }} status="On Hold">
      About
    </OpportunityCard>,
  );

  expect(screen.getByText('On Hold')).toBeInTheDocument();
  expect(screen.queryByText('Dec 17')).not.toBeInTheDocument();
});
