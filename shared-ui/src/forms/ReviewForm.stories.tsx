import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as z from 'zod/mini';
import { Container } from '../elements/Layout/Layout';
import { ReviewForm } from './ReviewForm';

const schema = z.object({ rating: z.number(), feedback: z.string(), isAnonymous: z.boolean() });

const meta = {
  title: 'Patterns/Review form',
  component: ReviewForm<z.infer<typeof schema>>,
  args: {
    about: 'The Art of the Ask',
    feedbackHint: 'What was useful, and who else would it help?',
    maxFeedback: 2000,
    schema,
    review: null,
    draftKey: 'story.review',
    onSend: async () => ({ message: 'Your review was not sent.' }),
  },
  decorators: [(Story) => <Container $narrow>{Story()}</Container>],
} satisfies Meta<typeof ReviewForm<z.infer<typeof schema>>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Changed: Story = {
  args: { review: { rating: 4, feedback: 'I asked for more, and got it.', is_anonymous: true } },
};
export const Refused: Story = {
  args: Changed.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByRole('alert');
  },
};
