import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { forgetDrafts } from './draftStore';
import { ReviewForm } from './ReviewForm';
import type { SendResult } from './useZodForm';

const schema = z.object({ rating: z.number(), feedback: z.string(), isAnonymous: z.boolean() });
type Survey = z.infer<typeof schema>;

beforeEach(() => void forgetDrafts());

const form = (
  onSend: (survey: Survey) => Promise<SendResult>,
  review?: { rating: number; feedback: string; is_anonymous: boolean },
) =>
  render(
    <ReviewForm
      about="The Art of the Ask"
      feedbackHint="What was useful?"
      maxFeedback={40}
      schema={schema}
      review={review}
      draftKey="review.1.42"
      onSend={onSend}
    />,
  );
const submit = () => screen.getByRole('button', { name: 'Submit' });

it('wants a rating before it is sent, and says so beside the button', async () => {
  const send = jest.fn(async () => undefined);
  form(send);
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAccessibleDescription('Choose a rating to submit.');

  await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your feedback/ }), 'I asked.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Post my review anonymously.' }));
  await userEvent.click(submit());

  expect(send).toHaveBeenCalledWith({ rating: 4, feedback: 'I asked.', isAnonymous: true });
});

it('begins with the review that is changed, and shows why it was refused', async () => {
  form(async () => ({ message: 'Your review was not sent.' }), {
    rating: 5,
    feedback: 'Good',
    is_anonymous: false,
  });
  expect(screen.getByRole('radio', { name: /^5/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Your feedback/ })).toHaveValue('Good');

  await userEvent.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent('Your review was not sent.');
});
