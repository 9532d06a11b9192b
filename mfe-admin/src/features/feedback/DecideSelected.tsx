import { CHANGED_TOGETHER } from '@athenaeum/content-contract';
import { lazyRoute } from '@athenaeum/shell-contract';
import { Meta, TextButton } from '@athenaeum/shared-ui';
import { Suspense, useState } from 'react';
import { NotChanged, SelectionBar } from '../../components/list';
import { subjectOf } from './about';
import type { Decision } from './DecideTogether';
import type { Outcome, StaffReview } from './feedback.api';
import { feedbackText } from './feedback.messages';

// Lazy, as most visits only read the list.
const DecideTogether = lazyRoute(async () => ({
  default: (await import('./DecideTogether')).DecideTogether,
}));

interface DecideSelectedProps {
  /** The selected ones as they were read last. */
  reviews: readonly StaffReview[];
  onClear: () => void;
  /** Only these stay selected. */
  onKeep: (ids: readonly string[]) => void;
}

/** What can be decided about the selected reviews, and which ones the last decision left as they were. */
export function DecideSelected({ reviews, onClear, onKeep }: DecideSelectedProps) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const [done, setDone] = useState<{ outcome: Outcome; reviews: readonly StaffReview[] } | null>(null);
  const unchanged = done?.outcome.unchanged ?? [];
  const ask = (state: Decision['state']) => () => setAsked({ state, reviews });

  return (
    <>
      <NotChanged
        title={feedbackText.notChanged({ count: unchanged.length })}
        lines={unchanged.map(({ id, message }) => ({
          id,
          text: feedbackText.notChangedWhy({
            review: subjectOf(done!.reviews.find((review) => review.id === id)!),
            why: message,
          }),
        }))}
      />
      <SelectionBar count={reviews.length} onClear={onClear}>
        {reviews.length > CHANGED_TOGETHER ? (
          <Meta as="span">{feedbackText.tooMany({ count: CHANGED_TOGETHER })}</Meta>
        ) : (
          <>
            {reviews.some(({ state }) => state !== 'published') && (
              <TextButton aria-haspopup="dialog" onClick={ask('published')}>
                {feedbackText.publish}
              </TextButton>
            )}
            {reviews.some(({ state }) => state !== 'hidden') && (
              <TextButton aria-haspopup="dialog" onClick={ask('hidden')}>
                {feedbackText.hide}
              </TextButton>
            )}
          </>
        )}
      </SelectionBar>
      {asked && (
        <Suspense>
          <DecideTogether
            {...asked}
            onClose={() => setAsked(null)}
            onDone={(outcome) => {
              setDone({ outcome, reviews: asked.reviews });
              // What stayed as it was stays selected, to be tried again.
              onKeep(outcome.unchanged.map(({ id }) => id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
