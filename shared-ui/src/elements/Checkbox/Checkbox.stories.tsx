import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LEADERSHIP_AREAS } from '../../demo/words';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Hide from directory' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Refused: Story = { args: { label: 'I agree', error: 'Accept the agreement' } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('checkbox').focus() };

/** A filter's line tells how many it would find. */
export const WithCounts: Story = {
  render: () => (
    <fieldset style={{ maxWidth: 300 }}>
      <legend>Leadership areas</legend>
      {LEADERSHIP_AREAS.map((label, index) => (
        <Checkbox key={label} label={label} count={132 - index * 14} defaultChecked={index < 2} />
      ))}
    </fieldset>
  ),
};
