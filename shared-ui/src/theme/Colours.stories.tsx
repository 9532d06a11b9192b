import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Stack } from '../elements/Layout/Layout';
import { Hint } from '../elements/Layout/Text';
import { Section } from '../elements/Section/Section';
import { token } from './token';

const meta = { title: 'Foundations/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Name = keyof typeof token.color;

/** What each colour is for, and its common name. Only values change with the theme. */
const groups: { title: string; colours: [Name, string][] }[] = [
  {
    title: 'Surfaces',
    colours: [
      ['page', 'Chalk'],
      ['card', 'Paper'],
      ['sunken', 'Linen'],
      ['tint', 'Blush'],
      ['line', 'Hairline'],
      ['control', 'Edge'],
    ],
  },
  {
    title: 'Words',
    colours: [
      ['ink', 'Ink'],
      ['ink2', 'Ink, second'],
      ['ink3', 'Ink, third'],
    ],
  },
  {
    title: 'The one accent, and the band',
    colours: [
      ['accent', 'Morocco'],
      ['accentHover', 'Morocco, pressed'],
      ['onAccent', 'On Morocco'],
      ['focus', 'Focus'],
      ['band', 'Morocco, deep'],
      ['bandInk', 'On the band'],
      ['bandInk2', 'On the band, second'],
      ['lamp', 'Brass'],
    ],
  },
];

export const Palette: Story = {
  render: () => (
    <Stack $gap={48}>
      {groups.map(({ title, colours }) => (
        <Section key={title} title={title} flush>
          <Swatches>
            {colours.map(([name, people]) => (
              <li key={name}>
                <Swatch style={{ background: token.color[name] }} />
                <strong>{people}</strong>
                <Hint>{name}</Hint>
              </li>
            ))}
          </Swatches>
        </Section>
      ))}
    </Stack>
  ),
};

const meanings = [
  ['waitlist', 'Amber waits'],
  ['good', 'Verdigris confirms'],
  ['note', 'Slate informs'],
  ['bad', 'Vermilion fails'],
] as const;

/** Always beside a word or an icon. */
export const Meanings: Story = {
  render: () => (
    <Swatches>
      {meanings.map(([name, words]) => (
        <Meaning
          key={name}
          style={{
            color: token.color[`${name}Fg`],
            background: token.color[`${name}Bg`],
            borderColor: token.color[`${name}Line`],
          }}
        >
          <strong>{words}</strong>
          {name}Fg on {name}Bg, edge {name}Line
        </Meaning>
      ))}
    </Swatches>
  ),
};

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(144px, 1fr));
  gap: ${token.space[24]} ${token.space[16]};

  & strong {
    display: block;
  }
`;

const Swatch = styled.div`
  aspect-ratio: 3 / 2;
  margin-bottom: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.pill} ${token.radius.pill} 0 0;
`;

const Meaning = styled.li`
  padding: ${token.space[16]};
  border: 1px solid;
  border-radius: ${token.radius[8]};
  font-size: ${token.text[14]};
`;
