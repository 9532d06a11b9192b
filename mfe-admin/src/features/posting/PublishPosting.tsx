import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Hint, RadioGroup } from '@athenaeum/shared-ui';
import { deadlineEnd, DEFAULT_POSTING_DAYS, POSTING_DAYS } from '@athenaeum/opportunities-contract';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { closingDay } from '../../components/day';
import { deadlineDay } from './deadlineDay';
import { type DeskPosting, useOpportunitiesPublishMutation } from './posting.api';
import { postingText } from './posting.messages';

const DAY_MS = 86_400_000;

/** Publishes or extends a posting, after a confirmation, as members are notified. */
export function PublishPosting({ posting }: { posting: DeskPosting }) {
  const [isOpen, setOpen] = useState(false);
  const isOnBoard = posting.stage === 'published';

  if (choicesOf(posting, Date.now()).length === 0) return null;
  return (
    <>
      <Button look={isOnBoard ? 'outlined' : 'filled'} onClick={() => setOpen(true)}>
        {isOnBoard
          ? postingText.changeEnd
          : posting.stage === 'review'
            ? postingText.publish
            : postingText.publishAgain}
      </Button>
      {isOpen && <PublishDialog posting={posting} onClose={() => setOpen(false)} />}
    </>
  );
}

function PublishDialog({ posting, onClose }: { posting: DeskPosting; onClose: () => void }) {
  const conclude = useDialogAnswer(onClose);
  const [publish, { isLoading, error }] = useOpportunitiesPublishMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const isOnBoard = posting.stage === 'published';
  const choices = choicesOf(posting, Date.now());
  const days = choices.find((choice) => choice.days === chosen)?.days ?? wantedOf(posting, choices);

  const send = async () => {
    const answer = await publish({ input: { id: posting.id, days } });
    const until = closingDay(answer.data?.publishOpportunity?.data?.expires_at);
    conclude(answer.error, {
      done: isOnBoard ? postingText.openUntil({ day: until }) : postingText.liveUntil({ day: until }),
      failed: isOnBoard
        ? postingText.endUnchanged({ title: posting.title })
        : postingText.notPublished({ title: posting.title }),
    });
  };

  return (
    <AskDialog
      onClose={onClose}
      title={isOnBoard ? postingText.howLong : postingText.publishTitle({ title: posting.title })}
      keep={commonText.cancel}
      confirm={isOnBoard ? commonText.save : postingText.publish}
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
    >
      {!isOnBoard && <p>{postingText.publishExplained}</p>}
      <RadioGroup
        label={isOnBoard ? postingText.fromPublished : postingText.fromToday}
        name="days"
        options={choices.map(({ days: count, until }) => ({
          value: String(count),
          label: postingText.daysUntil({ day: closingDay(until), count }),
        }))}
        value={String(days)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {posting.deadline && (
        <Hint>{postingText.closesAfter({ deadline: deadlineDay(posting.deadline) })}</Hint>
      )}
    </AskDialog>
  );
}

interface Choice {
  days: number;
  /** Epoch ms. */
  until: number;
}

/** The durations that end in the future, capped by the deadline. */
function choicesOf({ stage, published_at, deadline }: DeskPosting, now: number): Choice[] {
  const from = stage === 'published' && published_at ? published_at : now;
  const end = deadline ? deadlineEnd(deadline) : Infinity;
  return POSTING_DAYS.map((days) => ({ days, until: Math.min(from + days * DAY_MS, end) })).filter(
    ({ until }) => until > now,
  );
}

const wantedOf = ({ desk }: DeskPosting, choices: readonly Choice[]): number =>
  (choices.find(({ days }) => days === desk?.postingTime) ?? choices[0])?.days ?? DEFAULT_POSTING_DAYS;
