import { usePageTitle } from '@athenaeum/shell-contract';
import { formatDay, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { ClosePosting } from './ClosePosting';
import { ExtendPosting } from './ExtendPosting';
import type { Posted } from './posted.api';
import { PostedFrame } from './PostedFrame';
import { StageMark } from './StageMark';

interface PostedOpportunityProps {
  posting: Posted;
  /** Of her link. */
  token: string;
}

/** Where a posting stands, for who posted it, and what she can do about it. */
export function PostedOpportunity({ posting, token: key }: PostedOpportunityProps) {
  const { title, type, isConfidential, can_extend, can_close } = posting;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  return (
    <PostedFrame
      title={title}
      lead={leadOf(posting)}
      mark={<StageMark posting={posting} />}
      titleRef={heading}
    >
      <Facts>
        <Fact label="Type of opportunity">{type}</Fact>
        <Fact label="Company">{isConfidential ? 'Not named to members' : 'Named to members'}</Fact>
        {posting.submitted_at && <Fact label="Shared">{dayOf(posting.submitted_at)}</Fact>}
        {posting.published_at && <Fact label="Published">{dayOf(posting.published_at)}</Fact>}
        {posting.expires_at && (
          <Fact label={posting.stage === 'published' ? 'Open until' : 'Was open until'}>
            {dayOf(posting.expires_at)}
          </Fact>
        )}
        {!posting.published_at && (
          <Fact label="Posting time">{posting.postingTime} days from publication</Fact>
        )}
      </Facts>
      {can_extend && <ExtendPosting posting={posting} token={key} />}
      {can_close && <ClosePosting posting={posting} token={key} onClosed={() => heading.current?.focus()} />}
      <Meta>Keep the link of our mail: whoever has it can do what you see here.</Meta>
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

function leadOf({ stage, status }: Posted): string {
  switch (stage) {
    case 'unconfirmed':
      return 'Your address is not confirmed yet. Follow the link of our first mail, and board support reads your posting.';
    case 'review':
      return 'Board support is reading your posting. We write to you as soon as it stands on the board.';
    case 'published':
      return status === 'On Hold'
        ? 'It stands on the board, and takes no applications for now: it is on hold.'
        : 'It stands on the board, and members can apply.';
    case 'expired':
      return 'Its time is over: members do not see it any more.';
    default:
      return 'It is closed: members do not see it any more.';
  }
}

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
