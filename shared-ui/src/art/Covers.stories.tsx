import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Cover } from '../elements/Cover/Cover';
import { Hint } from '../elements/Layout/Text';
import { token } from '../theme';
import { type CompositionName, compositions } from './compositions';
import { type PaletteName, palettes } from './palettes';

const meta = { title: 'Foundations/Covers' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const compositionNames = Object.keys(compositions) as CompositionName[];
const paletteNames = Object.keys(palettes) as PaletteName[];

/** A slug always picks the same one. */
export const Compositions: Story = {
  render: () => (
    <Sheet>
      {compositionNames.map((composition, index) => (
        <li key={composition}>
          <Cover slug={composition} composition={composition} palette={paletteNames[index]} />
          <Hint>{composition}</Hint>
        </li>
      ))}
    </Sheet>
  ),
};

export const Palettes: Story = {
  render: () => (
    <Sheet>
      {paletteNames.map((palette) => (
        <li key={palette}>
          <Cover slug={palette} composition="horizon" palette={palette} />
          <Hint>{palette}</Hint>
        </li>
      ))}
    </Sheet>
  ),
};

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[24]};
`;
