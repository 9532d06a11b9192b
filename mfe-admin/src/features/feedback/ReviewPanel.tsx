import { REVIEW_RULES } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import {
  Button,
  Card,
  CircleAlertIcon,
  CircleCheckIcon,
  formatDay,
  Hint,
  LockIcon,
  Meta,
  Notice,
  Row,
  StarRating,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { aboutOf } from './about';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';
import { feedbackText } from './feedback.messages';
import { HideReview } from './HideReview';
import { ReviewState } from './ReviewState';

interface ReviewPanelProps {
  review: StaffReview;
  /** Whether it was opened from the list; it is then scrolled into view, where it stands below the list. */
  isChosen: boolean;
  /** Which one of the page it is, from 1. */
  place: number;
  count: number;
}

/** One review, with its subject and its actions. */
export function ReviewPanel({ review, isChosen, place, count }: ReviewPanelProps) {
  const { id, rating, feedback, state, reviewer_name, writer_name, updated_at } = review;
  const notify = useNotify();
  const [moderate, { isLoading, error }] = useContentModerateReviewMutation();
  const about = aboutOf(review);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);

  const publish = async () => {
    const answer = await moderate({ input: { id, state: 'published', updated_at } });
    if (!answer.error) notify(feedbackText.nowPublished);
  };

  return (
    <Panel as="article" ref={panel} aria-label={`${reviewer_name}, ${about}`}>
      <Bar>
        <Hint>{feedbackText.place({ place, count })}</Hint>
        <ReviewState state={state} />
      </Bar>
      <Body>
        <h2>{feedbackText.reviewOn({ name: reviewer_name, about })}</h2>
        <Row $gap={8}>
          <StarRating value={rating} />
          <Meta>{formatDay(updated_at ?? review.created_at)}</Meta>
        </Row>
        {feedback ? <Quote>{feedback}</Quote> : <Meta>{feedbackText.ratingOnly}</Meta>}
        <Checks>
          {review.is_private && (
            <li>
              <LockIcon size={20} />
              {feedbackText.private}
            </li>
          )}
          <Selectable review={review} />
        </Checks>
        {writer_name && <Meta>{feedbackText.portfolioWriter({ name: writer_name })}</Meta>}
        {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
      </Body>
      <Foot>
        {state !== 'published' && (
          <Button loading={isLoading} onClick={() => void publish()}>
            {feedbackText.publish}
          </Button>
        )}
        {state !== 'hidden' && <HideReview review={review} />}
      </Foot>
    </Panel>
  );
}

function Selectable({ review }: { review: StaffReview }) {
  return isSelectable(review) ? (
    <li data-met="true">
      <CircleCheckIcon size={20} />
      {feedbackText.selected}
    </li>
  ) : (
    <li>
      <CircleAlertIcon size={20} />
      {feedbackText.notSelected}
    </li>
  );
}

/** Whether it qualifies for selected reviews. By the specification they have feedback, are not private and well rated. */
const isSelectable = ({ rating, feedback, is_private }: StaffReview): boolean =>
  rating >= REVIEW_RULES.publicFrom && Boolean(feedback?.trim()) && is_private !== true;

const Panel = styled(Card)`
  overflow: hidden;
  border-color: ${token.color.control};
  scroll-margin-block: calc(${token.topbar} + ${token.space[16]}) ${token.space[16]};

  ${media.from(1240)} {
    position: sticky;
    top: calc(${token.topbar} + ${token.space[16]});
  }
`;

const Bar = styled(Row)`
  justify-content: space-between;
  min-height: 52px;
  padding: ${token.space[8]} ${token.space[16]} ${token.space[8]} ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[24]};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
  }

  ${media.under(800)} {
    padding: ${token.space[16]};
  }
`;

const Quote = styled.blockquote`
  margin: ${token.space[8]} 0;
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.accent};
  font: italic ${token.weight.serif} ${token.text[20]} / 1.45 ${token.font.serif};
  white-space: pre-line;
`;

const Checks = styled.ul`
  margin: 0;
  padding: 0;
  font-size: ${token.text[14]};
  line-height: 1.45;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[12]};
    padding-block: ${token.space[8]};
    border-top: 1px solid ${token.color.line};
  }

  & svg {
    flex: none;
    color: ${token.color.waitlistLine};
  }

  & > [data-met='true'] svg {
    color: ${token.color.goodLine};
  }
`;

const Foot = styled(Row)`
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  & > :first-child {
    flex: 1;
  }

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }
`;
