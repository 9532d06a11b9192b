import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../Button/Button';
import { Prose } from '../Layout/Text';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: () => {},
    title: 'Cancel this session?',
    children: (
      <p>Maya Chen keeps Wednesday at 10 AM PT free for you until you confirm. Your 60 minutes come back.</p>
    ),
  },
  render: (args) => <OpenedByButton {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const Open: Story = {};
export const Sheet: Story = { args: { sheet: true } };
export const Wide: Story = { args: { wide: true } };

export const LongText: Story = {
  args: {
    title: 'Submission Guidelines',
    children: (
      <Prose>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            {index + 1}. Board support reads every application and answers within five business days. Two
            pages at most; write in the first person and name the committees you have chaired.
          </p>
        ))}
      </Prose>
    ),
  },
};

/** No cross, and Esc and the backdrop do nothing. */
export const MustBeAnswered: Story = {
  args: {
    dismissible: false,
    title: 'The member agreement',
    children: <p>What is said in the room stays in the room. Accept the agreement to come in.</p>,
  },
};

function OpenedByButton(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Cancel session
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          props.dismissible === false ? (
            <Button onClick={close}>Accept</Button>
          ) : (
            <>
              <Button look="outlined" onClick={close}>
                Keep it
              </Button>
              <Button look="danger" onClick={close}>
                Cancel session
              </Button>
            </>
          )
        }
      />
    </>
  );
}
