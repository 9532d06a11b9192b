import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DraftStatus } from './DraftStatus';

const meta = {
  title: 'Forms/DraftStatus',
  component: DraftStatus,
  args: {
    draft: {
      savedAt: null,
      savedText: null,
      restored: [],
      isElsewhere: false,
      base: null,
      discard: () => {},
      forgetField: () => {},
    },
  },
} satisfies Meta<typeof DraftStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { ...meta.args.draft, savedAt: 0, savedText: 'Saved 10:42' };

export const Saved: Story = { args: { draft: saved } };
export const Restored: Story = { args: { draft: { ...saved, restored: ['title'] } } };
export const InAnotherTabToo: Story = { args: { draft: { ...saved, isElsewhere: true } } };
