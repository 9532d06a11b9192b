import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../Layout/Layout';
import { ArchPortrait, Avatar } from './Avatar';
import { AvatarStack } from './AvatarStack';

const meta = {
  title: 'Media/Avatar',
  component: Avatar,
  args: { name: 'Amara Osei', alt: 'Amara Osei' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member without a picture is shown by initials, never by an invented face. */
export const Initials: Story = {};
export const Large: Story = { args: { size: 96 } };
export const Arch: Story = { render: (args) => <ArchPortrait {...args} /> };
export const Sizes: Story = {
  render: (args) => (
    <Row>
      {[36, 48, 64, 96, 160].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Row>
  ),
};
export const SeveralNames: Story = {
  render: () => (
    <Row>
      {['Magdalena Ortiz Ruiz', 'Élodie Martin', 'Ada Wren', 'Zainab Bello', 'Madonna', '李 梅'].map(
        (name) => (
          <Avatar key={name} name={name} alt={name} size={96} />
        ),
      )}
    </Row>
  ),
};
export const Stack: Story = {
  render: () => (
    <AvatarStack people={['Ngozi Eze', 'Marisol Vega', 'Soo-jin Park'].map((name) => ({ name }))} />
  ),
};
