import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, Hint, Notice, Row, Select, Stack } from '@athenaeum/shared-ui';
import { HELD_STATUS, OPPORTUNITY_STATUSES, type OpportunityStatus } from '@athenaeum/opportunities-contract';
import { useState } from 'react';
import { day } from '../../components/day';
import { ClosePosting } from './ClosePosting';
import { type DeskPosting, useOpportunitiesSetStatusMutation } from './posting.api';
import { PublishPosting } from './PublishPosting';

/** What board support decides about a posting: its days on the board, its status there, its end. */
export function Decisions({ posting }: { posting: DeskPosting }) {
  const { stage, desk } = posting;
  const isOnBoard = stage === 'published';
  return (
    <Card $padded as="section" aria-label="Decisions">
      <Stack $gap={24}>
        <Stack $gap={8}>
          <h2>Publication</h2>
          <p>{wordsOf(posting)}</p>
          {stage !== 'unconfirmed' && (
            <Row>
              <PublishPosting posting={posting} />
              {stage !== 'closed' && <ClosePosting posting={posting} />}
            </Row>
          )}
          {stage === 'unconfirmed' && (
            <Hint>It can be published once whoever posted it has followed the link of our mail.</Hint>
          )}
          {isOnBoard && desk?.poster && (
            <Hint>Its poster is reminded seven days and one day before its end.</Hint>
          )}
        </Stack>
        <StatusChoice key={posting.status} posting={posting} />
      </Stack>
    </Card>
  );
}

function wordsOf({ stage, published_at, expires_at, desk }: DeskPosting): string {
  switch (stage) {
    case 'published':
      return `On the board since ${day(published_at)}, until ${day(expires_at)}.`;
    case 'expired':
      return `Expired on ${day(expires_at)}.`;
    case 'closed':
      return `Closed on ${day(desk?.closed_at)}.`;
    case 'review':
      return `Waits for review${desk?.confirmed_at ? ` since ${day(desk.confirmed_at)}` : ''}. ${desk?.postingTime ?? 30} days were asked for.`;
    default:
      return 'The address of who posted it is not confirmed yet.';
  }
}

function StatusChoice({ posting: { id, status } }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [save, { isLoading, error }] = useOpportunitiesSetStatusMutation();
  const [chosen, setChosen] = useState(status);

  const send = async () => {
    const answer = await save({ input: { id, status: chosen as OpportunityStatus } });
    if (!answer.error) notify(`The status is ${chosen}`);
  };

  return (
    <Stack $gap={12}>
      <Select
        label="Status on the board"
        hint={`${HELD_STATUS} takes no applications. None shows no mark.`}
        options={OPPORTUNITY_STATUSES}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      {chosen !== status && (
        <Row>
          <Button loading={isLoading} onClick={() => void send()}>
            Save status
          </Button>
          <Button look="quiet" onClick={() => setChosen(status)}>
            Cancel
          </Button>
        </Row>
      )}
    </Stack>
  );
}
