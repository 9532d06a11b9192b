import { usePageTitle } from '@athenaeum/shell-contract';
import { Card, formatDay, LockIcon, Meta, Notice, Row, Split, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { Applicants } from './Applicants';
import { ClosePosting } from './ClosePosting';
import { EditAction } from './EditAction';
import { ExtendPosting } from './ExtendPosting';
import { Figures } from './Figures';
import type { Posted } from './posted.api';
import { postedText } from './posted.messages';
import { PostedFrame } from './PostedFrame';
import { Preview } from './Preview';
import { StageBadge } from './StageBadge';
import { Weeks } from './Weeks';

interface PostedOpportunityProps {
  posting: Posted;
  /** The token of the link. */
  token: string;
}

/** The poster's page of a posting: status and actions. */
export function PostedOpportunity({ posting, token: key }: PostedOpportunityProps) {
  const { title, type, isConfidential, proposed, can_extend, can_close } = posting;
  // No actions for a closed posting, nor for one that is not confirmed.
  const can_change = can_close && posting.stage !== 'unconfirmed';
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  return (
    <PostedFrame
      title={title}
      lead={leadOf(posting)}
      notice={<Notice icon={<LockIcon size={20} />}>{postedText.keepPrivate}</Notice>}
      badge={
        <Row $gap={8}>
          <StageBadge posting={posting} />
          <Meta as="span">{[type, posting.text.nearestRegionalHub].filter(Boolean).join(' · ')}</Meta>
        </Row>
      }
      titleRef={heading}
      narrow={false}
    >
      <Split>
        <Parts $gap={48}>
          <Figures posting={posting} />
          <Weeks posting={posting} />
          <Applicants applicants={posting.applicants} />
          {proposed && <Preview title={postedText.change} note={postedText.changeNote} text={proposed} />}
          <Preview {...previewOf(posting)} text={posting.text} />
          <Facts>
            <Fact label={postedText.type}>{type}</Fact>
            <Fact label={postedText.company}>
              {isConfidential ? postedText.companyHidden : postedText.companyShown}
            </Fact>
            {posting.submitted_at && <Fact label={postedText.shared}>{dayOf(posting.submitted_at)}</Fact>}
            {posting.published_at && <Fact label={postedText.published}>{dayOf(posting.published_at)}</Fact>}
            {!posting.published_at && (
              <Fact label={postedText.postingTime}>
                {postedText.postingDays({ count: posting.postingTime })}
              </Fact>
            )}
          </Facts>
        </Parts>
        {can_close && (
          <Manage as="aside" $padded aria-label={postedText.manage}>
            {can_change && <EditAction posting={posting} token={key} />}
            {can_extend && <ExtendPosting posting={posting} token={key} />}
            <ClosePosting posting={posting} token={key} onClosed={() => heading.current?.focus()} />
          </Manage>
        )}
      </Split>
    </PostedFrame>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const dayOf = (at: number) => formatDay(at);

const previewOf = ({ stage }: Posted) =>
  stage === 'published'
    ? { title: postedText.live, note: postedText.liveNote }
    : { title: postedText.preview, note: postedText.previewNote };

function leadOf({ stage, status }: Posted): string {
  switch (stage) {
    case 'unconfirmed':
      return postedText.leadUnconfirmed;
    case 'review':
      return postedText.leadReview;
    case 'published':
      return status === 'On Hold' ? postedText.leadOnHold : postedText.leadLive;
    case 'expired':
      return postedText.leadExpired;
    default:
      return postedText.leadClosed;
  }
}

const Parts = styled(Stack)`
  & h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }
`;

const Manage = styled(Card)`
  & > section + section {
    margin-top: ${token.space[24]};
    padding-top: ${token.space[24]};
    border-top: 1px solid ${token.color.line};
  }

  & h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]} ${token.space[24]};

  & dt {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  & dd {
    margin: 0;
  }

  ${media.under(500)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
