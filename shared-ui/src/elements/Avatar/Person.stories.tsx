import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_NAME } from '../../demo/words';
import { Person } from './Person';

const meta = {
  title: 'Media/Person',
  component: Person,
  args: { name: 'Priya Raghunathan', role: 'Host · General Partner, Larkspur Capital' },
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRole: Story = {};
export const LeadsSomewhere: Story = { args: { href: '#priya-raghunathan' } };
export const Small: Story = { args: { size: 40, role: undefined } };
export const LongWords: Story = {
  args: {
    name: LONG_NAME,
    role: 'Expert · Negotiation coach, formerly Chief People Officer at Sable & Pine',
  },
};
