import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Card, Container, Row, Split, Stack } from './Layout';
import { Hint, Lead, Meta as MetaLine, Prose } from './Text';

const meta = {
  title: 'Layout/Layout',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const about =
  'Most senior women prepare the argument and improvise the ask. Priya Raghunathan prepares the ask first and lets the argument follow.';

/** Eight columns and four from 1070 px; one below the other before. */
export const ContentAndPanel: Story = {
  render: () => (
    <Container style={{ paddingBlock: 24 }}>
      <Split>
        <Stack>
          <h2>About</h2>
          <Prose>
            <p>{about}</p>
            <p>
              This hour works through three live requests brought by members: a board fee, a change of title,
              and a budget that was cut without warning.
            </p>
          </Prose>
        </Stack>
        <Card $padded>
          <Stack>
            <h3>38 of 100 seats left</h3>
            <Button block>RSVP to Attend</Button>
            <Hint>Cancel any time before the start.</Hint>
          </Stack>
        </Card>
      </Split>
    </Container>
  ),
};

export const Narrow: Story = {
  render: () => (
    <Container $narrow style={{ paddingBlock: 24 }}>
      <Stack>
        <h1>Your experience</h1>
        <Lead>Eight questions. They decide which opportunities we bring to you.</Lead>
        <Row $between>
          <Button look="quiet">Back</Button>
          <Button>Continue</Button>
        </Row>
      </Stack>
    </Container>
  ),
};

export const Words: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack>
      <Lead>How to name the number, the title or the seat you want.</Lead>
      <Lead $italic>“I used the sentence on a Thursday and had the fee by Monday.”</Lead>
      <Prose>{about}</Prose>
      <MetaLine>Tue, Nov 25 · 10 AM PT (1 PM ET) · 1 h · Virtual</MetaLine>
      <Hint>The link arrives when you RSVP.</Hint>
    </Stack>
  ),
};
