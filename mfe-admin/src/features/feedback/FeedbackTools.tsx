import { REVIEW_RULES, REVIEW_TYPES } from '@athenaeum/content-contract';
import { media } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ListFilter, ListSearch, ListTools } from '../../components/list';
import { feedbackText } from './feedback.messages';
import { FEW, type FeedbackView, STARS } from './feedbackView';
import { reviewTypeText } from './reviewTypes.messages';

interface FeedbackToolsProps {
  view: FeedbackView;
  change: (next: Partial<FeedbackView>) => void;
  /** The titles of all events with reviews. */
  events: readonly string[];
}

/** Search and filters above the list. */
export function FeedbackTools({ view, change, events }: FeedbackToolsProps) {
  return (
    <Tools>
      <ListSearch
        label={feedbackText.search}
        placeholder={feedbackText.searchHint}
        value={view.words}
        onChange={(words) => change({ words })}
      />
      <ListFilter
        label={feedbackText.rating}
        placeholder={feedbackText.anyStars}
        options={([FEW, ...STARS] as const).map((stars) => ({ value: stars, label: starsOf(stars) }))}
        value={view.stars}
        onChange={(stars) => change({ stars })}
      />
      <ListFilter
        label={feedbackText.type}
        placeholder={feedbackText.anything}
        options={REVIEW_TYPES.map((type) => ({ value: type, label: reviewTypeText[type] }))}
        value={view.type}
        onChange={(type) => change({ type })}
      />
      <ListFilter
        label={feedbackText.event}
        placeholder={feedbackText.anyEvent}
        options={eventsWith(events, view.event)}
        value={view.event}
        onChange={(event) => change({ event })}
      />
    </Tools>
  );
}

/** "Narrowed by “board”, 2 stars, Salon.": what there is to clear. */
export function narrowedBy({ words, stars, type, event }: FeedbackView): string {
  const filters = [
    words.trim() && feedbackText.searched({ words: words.trim() }),
    stars && starsOf(stars),
    type && reviewTypeText[type],
    event,
  ];
  return feedbackText.narrowedBy({ filters: filters.filter(Boolean).join(', ') });
}

const starsOf = (stars: string) =>
  stars === FEW
    ? feedbackText.starsUnder({ count: REVIEW_RULES.publicFrom })
    : feedbackText.stars({ count: Number(stars) });

/** The chosen one too, which an address may name before the list is there. */
const eventsWith = (events: readonly string[], chosen: string) =>
  (chosen === '' || events.includes(chosen) ? events : [chosen, ...events]).map((title) => ({
    value: title,
    label: title,
  }));

/* Three filters below each other would take a third of a phone. */
const Tools = styled(ListTools)`
  ${media.under(800)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > label,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  /* The titles come with the list, and move nothing by their length. */
  & > :last-child select {
    width: 260px;

    ${media.under(800)} {
      width: 100%;
    }
  }
`;
