import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, Hint, Notice, Row, Select, Stack } from '@athenaeum/shared-ui';
import {
  deadlineEnd,
  DEFAULT_POSTING_DAYS,
  HELD_STATUS,
  OPPORTUNITY_STATUSES,
} from '@athenaeum/opportunities-contract';
import { useState } from 'react';
import { commonText } from '../../components/common.messages';
import { closingDay, day } from '../../components/day';
import { ClosePosting } from './ClosePosting';
import { type DeskPosting, useOpportunitiesSetStatusMutation } from './posting.api';
import { postingText } from './posting.messages';
import { PublishPosting } from './PublishPosting';

/** Board support's actions on a posting: publish, set the status, close. */
export function Decisions({ posting }: { posting: DeskPosting }) {
  const { stage, deadline, desk } = posting;
  const isOnBoard = stage === 'published';
  return (
    <Card $padded as="section" aria-label={postingText.decisions}>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <h2>{postingText.publication}</h2>
          <p>{wordsOf(posting)}</p>
          {stage !== 'unconfirmed' && (
            <Row>
              <PublishPosting posting={posting} />
              {stage !== 'closed' && <ClosePosting posting={posting} />}
            </Row>
          )}
          {stage !== 'published' && deadline && deadlineEnd(deadline) < Date.now() && (
            <Hint>{postingText.deadlinePassed}</Hint>
          )}
          {stage === 'unconfirmed' && <Hint>{postingText.confirmFirst}</Hint>}
          {isOnBoard && desk?.poster && <Hint>{postingText.reminders}</Hint>}
        </Stack>
        <StatusChoice key={posting.status} posting={posting} />
      </Stack>
    </Card>
  );
}

function wordsOf({ stage, published_at, expires_at, desk }: DeskPosting): string {
  switch (stage) {
    case 'published':
      return postingText.liveSince({ from: day(published_at), until: closingDay(expires_at) });
    case 'expired':
      return postingText.expiredOn({ day: closingDay(expires_at) });
    case 'closed':
      return postingText.closedOn({ day: day(desk?.closed_at) });
    case 'review':
      return waitingWords(desk);
    default:
      return postingText.unconfirmed;
  }
}

function waitingWords(desk: DeskPosting['desk']): string {
  const days = desk?.postingTime ?? DEFAULT_POSTING_DAYS;
  return desk?.confirmed_at
    ? postingText.waitingSince({ day: day(desk.confirmed_at), days })
    : postingText.waiting({ days });
}

function StatusChoice({ posting: { id, status } }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [save, { isLoading, error }] = useOpportunitiesSetStatusMutation();
  const [chosen, setChosen] = useState(status);

  const send = async () => {
    const answer = await save({ input: { id, status: chosen } });
    if (!answer.error) notify(postingText.statusSet({ status: chosen }));
  };

  return (
    <Stack $gap={12}>
      <Select
        label={postingText.boardStatus}
        hint={postingText.boardStatusHint({ status: HELD_STATUS })}
        options={OPPORTUNITY_STATUSES}
        value={chosen}
        onChange={({ target }) =>
          setChosen(OPPORTUNITY_STATUSES.find((known) => known === target.value) ?? status)
        }
      />
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {chosen !== status && (
        <Row>
          <Button loading={isLoading} onClick={() => void send()}>
            {postingText.saveStatus}
          </Button>
          <Button look="quiet" onClick={() => setChosen(status)}>
            {commonText.cancel}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
