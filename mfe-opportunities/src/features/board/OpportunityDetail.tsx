import { useNotify } from '@athenaeum/shell-contract';
import { Hint, LinkIcon, Stack, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { opportunityDetailsText, OpportunityText, Terms } from '../../components/opportunityText';
import type { BoardOpportunity } from './board.api';
import { boardText } from './board.messages';
import { linkTo } from './boardView';

const DAY_MS = 86_400_000;

interface OpportunityDetailProps {
  opportunity: BoardOpportunity;
  /** The action: apply. */
  action: ReactNode;
}

/** A role in full, with its action. */
export function OpportunityDetail({ opportunity, action }: OpportunityDetailProps) {
  return (
    <Body>
      <div>
        <OpportunityText opportunity={opportunity} />
        <Foot>
          {action}
          <CopyLink slug={opportunity.slug} />
        </Foot>
      </div>
      <Stack $gap={12}>
        <Terms opportunity={opportunity} />
        <Hint>{timesOf(opportunity, Date.now())}</Hint>
      </Stack>
    </Body>
  );
}

function CopyLink({ slug }: { slug: string }) {
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(linkTo(slug)).then(
      () => {
        setProblem('');
        notify(boardText.copied);
      },
      () => setProblem(boardText.notCopied),
    );
  return (
    <>
      <TextButton onClick={() => void copy()}>
        <LinkIcon size={18} />
        {boardText.copyLink}
      </TextButton>
      <Hint role="status">{problem}</Hint>
    </>
  );
}

/** "Posted 3 days ago · 27 days left". Epoch ms. */
function timesOf({ published_at, expires_at }: BoardOpportunity, now: number): string {
  if (published_at === null || expires_at === null) return '';
  const since = Math.floor((now - published_at) / DAY_MS);
  const left = Math.ceil((expires_at - now) / DAY_MS);
  const posted = since < 1 ? boardText.postedToday : boardText.postedAgo({ count: since });
  if (left <= 0) return posted;
  return boardText.postedAndLeft({ posted, left: opportunityDetailsText.daysLeft({ count: left }) });
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  gap: ${token.space[48]};
  align-items: start;

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[24]};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  margin-top: ${token.space[24]};

  ${media.under(600)} {
    & > :first-child {
      width: 100%;
    }
  }
`;
