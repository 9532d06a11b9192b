import { useNotify } from '@athenaeum/shell-contract';
import { Hint, LinkIcon, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { opportunityDetailsText, OpportunityText } from '../../components/opportunityText';
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
      <OpportunityText opportunity={opportunity} />
      <Foot>
        {action}
        <CopyLink slug={opportunity.slug} />
        <Hint>{timesOf(opportunity, Date.now())}</Hint>
      </Foot>
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
  gap: ${token.space[24]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[12]};
  margin-top: ${token.space[8]};

  & > :last-child {
    margin-left: auto;
  }

  ${media.under(600)} {
    & > :first-child {
      width: 100%;
    }

    & > :last-child {
      margin-left: 0;
    }
  }
`;
