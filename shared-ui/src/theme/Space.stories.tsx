import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { Row, Stack } from '../elements/Layout/Layout';
import { token } from './token';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <Stack $gap={12}>
      {namesOf(token.space).map((step) => (
        <Row key={step} $gap={16}>
          <Step>{step}</Step>
          <Bar style={{ width: token.space[step] }} />
        </Row>
      ))}
    </Stack>
  ),
};

export const Corners: Story = {
  render: () => (
    <Row $gap={24}>
      {namesOf(token.radius).map((name) => (
        <Sheet key={name} style={{ borderRadius: token.radius[name] }}>
          {name}
        </Sheet>
      ))}
    </Row>
  ),
};

/** Hover for what rests, float for menus and dialogs; nothing at rest has one. */
export const Shadows: Story = {
  render: () => (
    <Row $gap={48}>
      {namesOf(token.shadow).map((name) => (
        <Sheet key={name} style={{ borderRadius: token.radius[12], boxShadow: token.shadow[name] }}>
          {name}
        </Sheet>
      ))}
    </Row>
  ),
};

/** 150 colour, 200 menus and dialogs, 400 accordion, 600 an opportunity opening. Hover to see; none with reduced motion. */
export const Motion: Story = {
  render: () => (
    <Stack $gap={12}>
      {namesOf(token.motion).map((name) => (
        <Runway key={name}>
          <Runner style={{ transitionDuration: token.motion[name] }}>{name}</Runner>
        </Runway>
      ))}
    </Stack>
  ),
};

// `Object.keys` answers with strings, since an object may have more keys than its type; tokens have none.
const namesOf = <Group extends object>(group: Group) => Object.keys(group) as unknown as (keyof Group)[];

const Step = styled.span`
  width: 2ch;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Bar = styled.span`
  height: ${token.space[16]};
  background: ${token.color.accent};
`;

const Sheet = styled.div`
  display: grid;
  place-items: center;
  width: 128px;
  height: 128px;
  border: 1px solid ${token.color.line};
  background: ${token.color.card};
`;

const Runner = styled.span`
  padding: ${token.space[8]} ${token.space[16]};
  border-radius: ${token.radius.pill};
  background: ${token.color.tint};
  color: ${token.color.accent};
  transition: margin-left ${token.ease};
`;

const Runway = styled.div`
  display: flex;
  max-width: 480px;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.pill};

  &:hover > ${Runner} {
    margin-left: 60%;
  }
`;
