import { render, screen } from '@testing-library/react';
import { RichText } from './RichText';

it('draws the words that a message marks, where the message has them', () => {
  render(
    <p>
      <RichText
        text="Read the <terms>terms</terms> and the <policy>policy</policy>."
        parts={{
          terms: (words) => <a href="/terms">{words}</a>,
          policy: (words) => <a href="/policy">{words}</a>,
        }}
      />
    </p>,
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent('Read the terms and the policy.');
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'policy' })).toHaveAttribute('href', '/policy');
});

it('shows marks without a renderer as they are written', () => {
  render(<RichText text="Fewer than <five>5</five> seats" parts={{}} />);

  expect(screen.getByText('Fewer than <five>5</five> seats')).toBeVisible();
});
