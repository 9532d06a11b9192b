import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Prose } from '../Layout/Text';
import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

const meta = {
  title: 'Navigation/Wizard frame',
  component: WizardFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    steps: ['Welcome', 'Goals', 'Experience', 'Invite friends'].map((label) => ({ label })),
    current: 1,
    saved: null,
    later: { label: 'Finish later', href: '/', hint: 'Your answers are saved as you go.' },
    children: (
      <Prose>
        <h1>Your goals</h1>
        <p>What would you like to work on this season?</p>
      </Prose>
    ),
  },
} satisfies Meta<typeof WizardFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Saving: Story = { args: { saved: 'Saving', isSaving: true } };
export const Saved: Story = { args: { saved: 'Saved 10:42' } };
export const Loading: Story = { render: () => <WizardSkeleton label="Loading your answers" /> };
