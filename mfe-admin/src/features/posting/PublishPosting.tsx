import { messageOf, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, RadioGroup, Stack } from '@athenaeum/shared-ui';
import { DEFAULT_POSTING_DAYS, POSTING_DAYS } from '@athenaeum/opportunities-contract';
import { useState } from 'react';
import { day } from '../../components/day';
import { type DeskPosting, useOpportunitiesPublishMutation } from './posting.api';

const DAY = 86_400_000;

/** Onto the board, or longer on it; asked once more, because members are told. */
export function PublishPosting({ posting }: { posting: DeskPosting }) {
  const [isOpen, setOpen] = useState(false);
  const isOnBoard = posting.stage === 'published';

  if (choicesOf(posting, Date.now()).length === 0) return null;
  return (
    <>
      <Button look={isOnBoard ? 'outlined' : 'filled'} onClick={() => setOpen(true)}>
        {isOnBoard ? 'Change its days' : posting.stage === 'review' ? 'Publish' : 'Publish again'}
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
    const until = day(answer.data?.publishOpportunity?.data?.expires_at);
    conclude(answer.error, {
      done: isOnBoard ? `Open until ${until}` : `On the board until ${until}`,
      failed: isOnBoard
        ? `The days of “${posting.title}” were not changed.`
        : `“${posting.title}” was not published.`,
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={isOnBoard ? 'How long is it open?' : `Publish “${posting.title}”?`}
      sheet
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isLoading} onClick={() => void send()}>
            {isOnBoard ? 'Save' : 'Publish'}
          </Button>
        </>
      }
    >
      <Stack>
        {!isOnBoard && (
          <p>
            Members see it at once, and those whose saved filters match are told by mail. That cannot be taken
            back.
          </p>
        )}
        <RadioGroup
          label={isOnBoard ? 'Counted from the day it was published' : 'Counted from today'}
          name="days"
          options={choices.map(({ days: count, until }) => ({
            value: String(count),
            label: `${count} days, until ${day(until)}`,
          }))}
          value={String(days)}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

interface Choice {
  days: number;
  /** Epoch ms. */
  until: number;
}

/** Of the days there are, those that end in the future. */
function choicesOf({ stage, published_at }: DeskPosting, now: number): Choice[] {
  const from = stage === 'published' && published_at ? published_at : now;
  return POSTING_DAYS.map((days) => ({ days, until: from + days * DAY })).filter(({ until }) => until > now);
}

const wantedOf = ({ desk }: DeskPosting, choices: readonly Choice[]): number =>
  (choices.find(({ days }) => days === desk?.postingTime) ?? choices[0])?.days ?? DEFAULT_POSTING_DAYS;
