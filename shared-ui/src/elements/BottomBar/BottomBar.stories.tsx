import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Container } from '../Layout/Layout';
import { Hint } from '../Layout/Text';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        Tue, Nov 25 · 10 AM PT
        <Hint>38 of 100 seats left</Hint>
      </>
    ),
    action: <Button>RSVP to Attend</Button>,
    panel: { current: null },
  },
  render: (args) => (
    <Container>
      <p>The side panel has gone below; its button stays in reach.</p>
      <BottomBar {...args} />
    </Container>
  ),
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From 1070 px on there is none. */
export const OnWideScreens: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'largePhone' } } };
