import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { inSpanish } from '../../testing/inSpanish';
import { ValuesField } from './ValuesField';

const onChange = jest.fn();

function Languages() {
  const [adding, setAdding] = useState('');
  return (
    <ValuesField
      label="Idiomas"
      options={['English', 'French']}
      values={['English']}
      onChange={onChange}
      adding={adding}
      onAdding={setAdding}
    />
  );
}

describe('in Spanish', () => {
  inSpanish();

  it('stores values of the list in English, whether pressed or typed', async () => {
    const { user } = renderRemote(<Languages />);

    await user.click(screen.getByRole('button', { name: 'Francés' }));
    await user.type(screen.getByLabelText('Agrega con tus palabras'), 'francés{Enter}');

    expect(onChange.mock.calls).toEqual([[['English', 'French']], [['English', 'French']]]);
  });
});
