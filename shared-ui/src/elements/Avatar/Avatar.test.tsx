import { render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

it('shows the picture, without alternative text when the name stands beside it', () => {
  const { container } = render(<Avatar name="Amara Osei" picture="/files/amara.svg" />);

  expect(container.querySelector('img')).toHaveAttribute('src', '/files/amara.svg');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('shows initials when there is no picture, never a face', () => {
  render(<Avatar name="Amara Osei" alt="Amara Osei" />);

  const portrait = screen.getByRole('img', { name: 'Amara Osei' });
  expect(portrait.querySelector('[data-letters="AO"]')).toBeInTheDocument();
});

it('adds nothing to the name of the button around it', () => {
  render(
    <button aria-label="Amara Osei, account menu">
      <Avatar name="Amara Osei" />
    </button>,
  );

  expect(screen.getByRole('button', { name: 'Amara Osei, account menu' })).toHaveTextContent(/^$/);
});
