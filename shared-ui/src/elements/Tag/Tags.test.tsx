import { fireEvent, render, screen } from '@testing-library/react';
import { Tags } from './Tags';

it("shows two and counts the rest as '+N'", () => {
  render(<Tags tags={['Govern', 'Energy', 'Risk', 'Audit'].map((label) => ({ label }))} />);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Govern', 'Energy', '+2']);
  expect(screen.getByText('+2')).toHaveAttribute('title', 'Risk, Audit');
});

it('keeps a tag to 30 characters', () => {
  render(<Tags tags={[{ label: 'Negotiate compensation with confidence', href: '/goals/x' }]} />);

  expect(screen.getByRole('link')).toHaveTextContent('Negotiate compensation with…');
});

it("makes '+N' a button where the rest can be shown", () => {
  const onMore = jest.fn();
  render(<Tags tags={['Govern', 'Energy', 'Risk'].map((label) => ({ label }))} onMore={onMore} />);

  fireEvent.click(screen.getByRole('button', { name: '1 more: Risk' }));

  expect(onMore).toHaveBeenCalledTimes(1);
});
