import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Card, Notice, Row, Stack } from '@athenaeum/shared-ui';
import { Changes } from '../../components/changes';
import { day } from '../../components/day';
import { AskReason } from '../../components/reason';
import { changesOf, valuesOf } from './editing';
import { type DeskPosting, useOpportunitiesDecideChangeMutation } from './posting.api';
import { postingText } from './posting.messages';

const MAX_REASON_LENGTH = 500;

/** The poster's proposed change; members see it once it is accepted. */
export function ProposedChange({ posting }: { posting: DeskPosting }) {
  const notify = useNotify();
  const [decide, { isLoading, error }] = useOpportunitiesDecideChangeMutation();
  const { id, title, desk } = posting;
  if (!desk?.proposal) return null;
  const { version, proposal } = desk;

  const accept = async () => {
    const answer = await decide({ input: { id, version, accept: true } });
    if (!answer.error) notify(postingText.changeLive);
  };
  return (
    <Card $padded as="section" aria-labelledby="proposed-change">
      <Stack>
        <h2 id="proposed-change">{postingText.changeToReview}</h2>
        <p>
          {postingText.changeSent({
            poster: desk.poster?.name ?? postingText.thePoster,
            day: day(proposal.proposed_at),
          })}
        </p>
        <Changes
          title={postingText.whatWouldChange}
          changes={changesOf(valuesOf(posting), valuesOf({ ...posting, ...proposal }))}
        />
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        <Row>
          <Button loading={isLoading} onClick={() => void accept()}>
            {postingText.acceptChange}
          </Button>
          <AskReason
            trigger={(open) => (
              <Button look="outlined" onClick={open}>
                {postingText.declineShort}
              </Button>
            )}
            title={postingText.declineTitle({ title })}
            confirm={postingText.declineChange}
            danger
            hint={postingText.declineHint}
            optional
            max={MAX_REASON_LENGTH}
            send={async (reason) => {
              const answer = await decide({
                input: { id, version, accept: false, reason: reason.trim() || null },
              });
              if (!answer.error) notify(postingText.changeDeclined);
              return answer;
            }}
          >
            {postingText.declineExplained}
          </AskReason>
        </Row>
      </Stack>
    </Card>
  );
}
