import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Prose } from '../Layout/Text';
import { TextField } from '../TextField/TextField';
import { TextButton } from '../TextLink/TextLink';
import { Drawer, type DrawerProps } from './Drawer';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    onClose: () => {},
    title: 'Edit Amara Osei',
    children: <TextField label="Title" defaultValue="Chief Operating Officer" />,
  },
  render: (args) => <OpenedByButton {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = {};
export const FromTheStart: Story = { args: { side: 'start' } };
export const WithTools: Story = { args: { tools: <TextButton>Clear All</TextButton> } };

export const MoreThanFits: Story = {
  args: {
    children: (
      <Prose>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>
            Change {index + 1}: moved from <a href="/committees">one committee</a> to another, and nobody has
            told the directory so far.
          </p>
        ))}
      </Prose>
    ),
  },
};

function OpenedByButton(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Drawer
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button look="outlined" onClick={close}>
              Discard
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      />
    </>
  );
}
