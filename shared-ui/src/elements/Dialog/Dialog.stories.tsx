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
    title: 'Cancel Wednesday’s session?',
    children: (
      <p>
        It starts in 19 hours. Inside 24 hours the <strong>30 minutes are used</strong> and do not come back.
      </p>
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
    title: 'Before you come in',
    children: (
      <p>
        What is said in a salon stays in the salon. Please read the terms of membership; we ask again only
        when they change.
      </p>
    ),
  },
};

function OpenedByButton(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          props.dismissible === false ? (
            <Button onClick={close}>I agree</Button>
          ) : (
            <>
              <Button look="outlined" onClick={close}>
                Keep it
              </Button>
              <Button look="danger" onClick={close}>
                Cancel the session
              </Button>
            </>
          )
        }
      />
    </>
  );
}
