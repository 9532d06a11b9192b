import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cover, CoverCorner } from '../Cover/Cover';
import { ProgressRing } from './ProgressRing';

const meta = {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  args: { fraction: 0.62, flat: true },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartWatched: Story = {};
export const HardlyBegun: Story = { args: { fraction: 0.01 } };
export const Watched: Story = { args: { fraction: 1 } };
export const OnAPicture: Story = {
  args: { flat: false },
  render: (args) => (
    <div style={{ maxWidth: 292 }}>
      <Cover slug="activists-at-the-gate">
        <CoverCorner $at="bottom-right">
          <ProgressRing {...args} />
        </CoverCorner>
      </Cover>
    </div>
  ),
};
