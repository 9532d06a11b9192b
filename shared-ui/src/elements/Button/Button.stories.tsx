import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarPlusIcon } from '../../icons';
import { token } from '../../theme';
import { Row } from '../Layout/Layout';
import { Hint } from '../Layout/Text';
import { Button } from './Button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'RSVP to Attend' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Outlined: Story = { args: { look: 'outlined', children: 'Submit your profile for review' } };
export const Quiet: Story = { args: { look: 'quiet', children: 'Not Attending' } };
export const Danger: Story = { args: { look: 'danger', children: 'Delete' } };
export const Large: Story = { args: { large: true } };
export const AcrossItsHolder: Story = { args: { block: true } };
export const WithIcon: Story = {
  args: { look: 'outlined', icon: <CalendarPlusIcon />, children: 'Add to calendar' },
};
export const Saving: Story = { args: { loading: true, children: 'Saving your seat' } };

export const OnTheBand: Story = {
  args: { look: 'onBand', children: 'Join' },
  render: (args) => (
    <div style={{ padding: token.space[32], background: token.color.band }}>
      <Button {...args} />
    </div>
  ),
};

/** Still reached by Tab, and tied to the words that say what it waits for. */
export const Disabled: Story = {
  args: { disabled: true, children: 'Continue' },
  render: (args) => (
    <Row>
      <Button {...args} aria-describedby="waits-for" />
      <Hint id="waits-for">Tick the agreement to continue</Hint>
    </Row>
  ),
};

export const Focused: Story = {
  play: ({ canvas }) => canvas.getByRole('button').focus(),
};

export const SideBySide: Story = {
  render: () => (
    <Row>
      <Button>RSVP to Attend</Button>
      <Button look="outlined">Add to calendar</Button>
      <Button look="quiet">Not Attending</Button>
    </Row>
  ),
};
