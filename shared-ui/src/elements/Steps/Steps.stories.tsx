import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Steps } from './Steps';

const names = ['Welcome', 'Goals', 'Experience', 'Demographics', 'Profile photo', 'Invite friends'];

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    steps: names.map((label) => ({ label, href: `/intake-form/${label.toLowerCase().replace(' ', '-')}` })),
    current: 2,
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const AtTheBeginning: Story = { args: { current: 0 } };
export const AtTheEnd: Story = { args: { current: 5 } };
export const WithoutLinks: Story = { args: { steps: names.map((label) => ({ label })) } };
