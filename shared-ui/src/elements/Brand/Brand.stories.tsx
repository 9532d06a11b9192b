import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { token } from '../../theme';
import { Brand } from './Brand';

const meta = {
  title: 'Foundations/Brand',
  component: Brand,
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const Large: Story = { args: { large: true } };
export const OnTheBand: Story = {
  args: { onBand: true },
  render: (args) => (
    <div style={{ padding: token.space[32], background: token.color.band }}>
      <Brand {...args} />
    </div>
  ),
};
