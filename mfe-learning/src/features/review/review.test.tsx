import {
  failWith,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api';
import { answer, refusal } from '../../testing/answers';
import { aRecording } from '../../testing/salons';
import { CreateReviewDocument } from './__generated__/createReview';
import type { OwnReviewFragment } from './__generated__/ownReview';
import { UpdateReviewDocument } from './__generated__/updateReview';
import { MyReview } from './MyReview';
import { ReviewButton } from './ReviewButton';

const salon = aRecording({ can_review: true });
const mine: OwnReviewFragment = {
  id: '66666666-6666-4666-8666-666666666666',
  rating: 3,
  feedback: 'Half an hour too short.',
  is_anonymous: true,
  state: 'pending',
};
const saved = { createReview: answer({ id: mine.id, state: 'pending' }) };

afterEach(() => localStorage.clear());

async function openSurvey() {
  const view = renderRemote(<ReviewButton thing={{ type: 'Salons', ...salon }} />, { api });
  await view.user.click(screen.getByRole('button', { name: 'Leave Review' }));
  await screen.findByRole('dialog', { name: 'Leave a review' });
  return view;
}
const star = (words: string) => screen.getByRole('radio', { name: words });
const submit = () => screen.getByRole('button', { name: 'Submit' });

it.each([
  [5, 'Excellent'],
  [4, 'Good'],
  [3, 'Average'],
  [2, 'Poor'],
  [1, 'Very Poor'],
])('rates %d as %s', async (value, word) => {
  await openSurvey();

  expect(star(`${value} out of 5, ${word}`)).toBeInTheDocument();
});

it('waits for a rating and says so', async () => {
  const { user } = await openSurvey();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAccessibleDescription('Choose a rating to submit.');

  await user.click(submit());
  expect(sent(CreateReviewDocument)).toEqual([]);
  await user.click(star('4 out of 5, Good'));

  expect(submit()).not.toHaveAttribute('aria-disabled');
});

it('sends the review, shows that it is being sent, and closes', async () => {
  const { user, platform } = await openSurvey();
  let settle: (data: typeof saved) => void = () => undefined;
  respond(CreateReviewDocument, () => new Promise<typeof saved>((resolve) => (settle = resolve)));
  await user.click(star('5 out of 5, Excellent'));
  await user.type(screen.getByRole('textbox', { name: /Your feedback/ }), 'Bring something real.');
  await user.click(screen.getByRole('checkbox', { name: 'Post my review anonymously.' }));
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'Sending your review' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();

  await waitFor(() => expect(sent(CreateReviewDocument)).toHaveLength(1));
  settle(saved);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(CreateReviewDocument)).toEqual([
    {
      input: {
        userId: testMember.id,
        contentfulId: salon.id,
        reviewType: 'Salons',
        rating: 5,
        feedback: 'Bring something real.',
        isAnonymous: true,
        privateFeedback: false,
      },
    },
  ]);
  expect(platform.events).toContainEqual(
    expect.objectContaining({ message: 'Thank you. Your review appears once we have read it.' }),
  );
});

it.each([
  ['was sent', saved, 'Thank you. Your review appears once we have read it.'],
  ['was not', { createReview: refusal('LIMITED', 'Slow down.') }, 'Your review was not sent. Slow down.'],
])('notifies a member who has left the dialog that a review %s', async (_what, data, said) => {
  const { user, platform } = await openSurvey();
  const answerNow = respondLater(CreateReviewDocument, data);
  await user.click(star('5 out of 5, Excellent'));
  await user.click(submit());
  await waitFor(() => expect(sent(CreateReviewDocument)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));

  answerNow();

  await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
});

it('shows a refusal or an error in place, and keeps the text', async () => {
  const { user } = await openSurvey();
  respond(CreateReviewDocument, {
    createReview: refusal('INVALID', 'Please check the fields.', { feedback: 'Too loud.' }),
  });
  await user.click(star('5 out of 5, Excellent'));
  await user.type(screen.getByRole('textbox', { name: /Your feedback/ }), 'HELLO');
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Too loud\./));

  respond(CreateReviewDocument, failWith([{ code: 'UNAVAILABLE' }]));
  await user.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('textbox')).toHaveValue('HELLO');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('keeps an unfinished review as a draft, and deletes a sent one', async () => {
  const first = await openSurvey();
  await first.user.click(star('2 out of 5, Poor'));
  await first.user.type(screen.getByRole('textbox'), 'Too fast');
  first.unmount();

  const second = await openSurvey();
  expect(await screen.findByText(/Your unsaved changes are back/)).toBeInTheDocument();
  expect(star('2 out of 5, Poor')).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Too fast');
  respond(CreateReviewDocument, saved);
  await second.user.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  second.unmount();

  await openSurvey();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

describe('the own review', () => {
  const open = (more: Partial<OwnReviewFragment> = {}) =>
    renderRemote(<MyReview thing={{ type: 'Salons', ...salon, my_review: { ...mine, ...more } }} />, { api });

  it.each([
    ['Waiting', {}],
    ['Published', { state: 'published', rating: 4 } as const],
    ['Received', { state: 'published', rating: 3 } as const],
    ['Not shown', { state: 'hidden' } as const],
  ])('is %s', (word, more) => {
    open(more);

    expect(within(screen.getByRole('region', { name: 'Your review' })).getByText(word)).toBeInTheDocument();
  });

  it('can be changed', async () => {
    const { user } = open();
    respond(UpdateReviewDocument, { updateReview: answer({ id: mine.id, state: 'pending' }) });

    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit your review' });
    expect(star('3 out of 5, Average')).toBeChecked();
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(star('4 out of 5, Good'));
    await user.click(submit());

    await waitFor(() =>
      expect(sent(UpdateReviewDocument)).toEqual([
        {
          input: {
            id: mine.id,
            rating: 4,
            feedback: mine.feedback,
            isAnonymous: true,
            privateFeedback: false,
          },
        },
      ]),
    );
  });
});
