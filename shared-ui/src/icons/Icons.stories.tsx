import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Hint } from '../elements/Layout/Text';
import { token } from '../theme';
import * as icons from './icons';

const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;

/** Lucide's drawings. Hidden from screen readers: the words beside one, or the button's label, say what it means. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} />
          <Hint as="span">{name.replace(/Icon$/, '')}</Hint>
        </li>
      ))}
    </Sheet>
  ),
};

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${token.space[24]} ${token.space[8]};

  & > li {
    display: grid;
    justify-items: center;
    gap: ${token.space[8]};
  }
`;
