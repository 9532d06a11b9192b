import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Card, Stack } from '../elements/Layout/Layout';
import { Hint, Prose } from '../elements/Layout/Text';
import { token } from './token';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Serif says what a thing is called; sans says what it does. */
const sizes = [
  [40, 'serif', 'The seat is yours to refuse', 'Page title; 32 on phones'],
  [32, 'serif', 'Explore by Goals', 'Section; 24 on phones'],
  [24, 'serif', 'Meet Maya', 'Panel, name, role'],
  [20, 'serif', 'What Audit Chairs Wish They Had Asked in Year One', 'Card title, lead'],
  [16, 'sans', 'Members browse salons. Numbers line up: 1,204 · 10:42 · $412,000', 'Body, controls'],
  [14, 'sans', 'Tue, Nov 25 · 10 AM PT (1 PM ET) · Virtual', 'Meta, the smallest'],
] as const;

export const Scale: Story = {
  render: () => (
    <Card $padded>
      <Stack $gap={24}>
        {sizes.map(([size, family, words, use]) => (
          <div key={size}>
            <Sample style={{ fontSize: token.text[size], fontFamily: token.font[family] }}>{words}</Sample>
            <Hint>
              {size}, {family}: {use}
            </Hint>
          </div>
        ))}
      </Stack>
    </Card>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      <h1>Good morning, Amara</h1>
      <h2>Recommended For You</h2>
      <h3>Maya’s coaching style</h3>
      <h4>Notes arrive the same evening</h4>
    </Stack>
  ),
};

/** At most 66 characters wide. */
export const RunningText: Story = {
  render: () => (
    <Prose>
      <p>
        Most senior women prepare the argument and improvise the ask. Priya Raghunathan has raised four funds
        and sat on both sides of more than two hundred compensation conversations; she{' '}
        <strong>prepares the ask first</strong> and lets the argument follow. See{' '}
        <a href="#reviews">what members said</a>.
      </p>
      <p>
        <em>“The kindest blunt person I have met. I left with two pages and no excuses.”</em>
      </p>
    </Prose>
  ),
};

const Sample = styled.p`
  font-weight: ${token.weight.serif};
  line-height: ${token.leading.snug};
`;
