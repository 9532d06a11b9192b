import { render, screen } from '@testing-library/react';
import { CoachCard } from '../CoachCard/CoachCard';
import { MemberCard } from './MemberCard';
import { CardAction } from './PersonCard';

const tags = ['Audit', 'Software', 'Risk', 'Energy', 'Legal', 'Food', 'Cyber'].map((label) => ({ label }));

it('links by the name and says what the member does and where', () => {
  render(
    <MemberCard
      href="/community/members/elena-petrova"
      name="Elena Petrova"
      title="Chief Financial Officer"
      company="Quillon Software"
      hub="Seattle"
      tags={tags}
      action={<CardAction>Connect</CardAction>}
    />,
  );

  expect(screen.getByRole('link', { name: 'Elena Petrova' })).toHaveAttribute(
    'href',
    '/community/members/elena-petrova',
  );
  expect(screen.getByRole('heading', { name: 'Elena Petrova' })).toBeInTheDocument();
  expect(screen.getByText('Chief Financial Officer')).toBeInTheDocument();
  expect(screen.getByText('Quillon Software')).toBeInTheDocument();
  expect(screen.getByText('Seattle')).toBeInTheDocument();
  expect(screen.getByText('+5')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
});

it('shows nothing for what a member does not share', () => {
  const { container } = render(<MemberCard href="#" name="Ada Wren" />);

  expect(container.querySelectorAll('p')).toHaveLength(0);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('shows five of the things a coach helps with, and 600 characters of the biography', () => {
  render(<CoachCard href="#" name="Maya Chen" tags={tags} shortBio={'word '.repeat(200)} />);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Audit',
    'Software',
    'Risk',
    'Energy',
    'Legal',
    '+2',
  ]);
  expect(screen.getByText(/^word/).textContent?.length).toBeLessThanOrEqual(601);
});
