import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Accordion } from './Accordion';

const meta = {
  title: 'Layout/Accordion',
  component: Accordion,
  args: {
    title: 'How We Support You',
    children:
      'Board support reads every application, writes to you within five working days and prepares you.',
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** Opening one closes the other. */
export const Group: Story = {
  render: (args) => (
    <div>
      <Accordion {...args} group="help" defaultOpen />
      <Accordion title="Submission Guidelines" group="help">
        Two pages at most; write in the first person.
      </Accordion>
      <Accordion
        title="Share Your Opportunities For Free, with three hundred women who are ready"
        group="help"
      >
        Put it in front of members before the search firms write the brief.
      </Accordion>
    </div>
  ),
};
