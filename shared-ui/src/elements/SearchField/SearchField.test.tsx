import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './SearchField';

it('sends a term on Enter, without the space around it', async () => {
  const onSearch = jest.fn();
  render(<SearchField label="Search" onSearch={onSearch} />);

  await userEvent.type(screen.getByRole('searchbox', { name: /Search/ }), '  board {Enter}');

  expect(onSearch).toHaveBeenCalledWith('board');
});

it('ignores an empty term', async () => {
  const onSearch = jest.fn();
  render(<SearchField label="Search" onSearch={onSearch} />);

  await userEvent.type(screen.getByRole('searchbox'), '   {Enter}');

  expect(onSearch).not.toHaveBeenCalled();
});
