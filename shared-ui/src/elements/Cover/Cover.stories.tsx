import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cover } from './Cover';

const meta = {
  title: 'Media/Cover',
  component: Cover,
  args: { slug: 'the-art-of-the-ask' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 397 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn from the slug: the same one always draws the same. */
export const Wide: Story = {};
export const Square: Story = { args: { ratio: '1:1' } };
export const Door: Story = { args: { ratio: 'arch', slug: 'govern' } };
export const Chosen: Story = { args: { composition: 'ascent', palette: 'verdigris' } };
