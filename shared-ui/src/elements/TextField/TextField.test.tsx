import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField';

function Kept() {
  const [value, setValue] = useState('');
  return <TextField label="Name" max={10} value={value} onChange={(event) => setValue(event.target.value)} />;
}

it('counts what is typed into a field whose value is kept outside', async () => {
  render(<Kept />);

  await userEvent.type(screen.getByLabelText('Name'), 'Amara');

  expect(screen.getByLabelText('Name')).toHaveValue('Amara');
  expect(screen.getByText('5/10 characters')).toBeInTheDocument();
});
