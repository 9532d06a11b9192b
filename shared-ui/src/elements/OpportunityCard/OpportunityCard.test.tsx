import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpportunityCard } from './OpportunityCard';

const card = {
  slug: 'audit-chair',
  role: 'Audit Committee Chair',
  needs: 'Financial expert',
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
