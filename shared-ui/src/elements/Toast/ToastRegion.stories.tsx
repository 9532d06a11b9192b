import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { ToastRegion } from './ToastRegion';
import { useToasts } from './useToasts';

const meta = {
  title: 'Feedback/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { toasts: [{ id: 1, message: 'Link copied' }] } };
export const WithUndo: Story = {
  args: { toasts: [{ id: 1, message: 'Bookmarked', action: { label: 'Undo', onPress: fn() } }] },
};
export const Two: Story = {
  args: {
    toasts: [
      { id: 1, message: 'You are attending The Art of the Ask', action: { label: 'Undo', onPress: fn() } },
      { id: 2, message: 'Bookmarked', action: { label: 'Undo', onPress: fn() } },
    ],
  },
};
export const LongText: Story = {
  args: {
    toasts: [
      {
        id: 1,
        message: 'You are attending Closed-Door Dinner: What Chairs Say After the Meeting',
        action: { label: 'Undo', onPress: fn() },
      },
    ],
  },
};

/** A third takes the place of the oldest. */
export const ShownByAPress: Story = {
  render: function Page() {
    const { toasts, show, dismiss } = useToasts();
    useEffect(() => show('Bookmarked', { label: 'Undo', onPress: () => show('Bookmark removed') }), [show]);
    return (
      <>
        <Button look="outlined" onClick={() => show('Link copied')}>
          Copy link
        </Button>
        <ToastRegion toasts={toasts} onDismiss={dismiss} />
      </>
    );
  },
};
