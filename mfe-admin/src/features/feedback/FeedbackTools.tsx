import { REVIEW_TYPES } from '@athenaeum/content-contract';
import { ListFilter, ListSearch, ListTools } from '../../components/list';
import { feedbackText } from './feedback.messages';
import { type FeedbackView, STARS } from './feedbackView';
import { reviewTypeText } from './reviewTypes.messages';

interface FeedbackToolsProps {
  view: FeedbackView;
  change: (next: Partial<FeedbackView>) => void;
}

/** Search and filters above the list. */
export function FeedbackTools({ view, change }: FeedbackToolsProps) {
  return (
    <ListTools>
      <ListSearch
        label={feedbackText.search}
        placeholder={feedbackText.searchHint}
        value={view.words}
        onChange={(words) => change({ words })}
      />
      <ListFilter
        label={feedbackText.rating}
        placeholder={feedbackText.anyStars}
        options={STARS.map((stars) => ({ value: stars, label: starsOf(stars) }))}
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
    </ListTools>
  );
}

/** "Narrowed by “board”, 2 stars, Salon.": what there is to clear. */
export function narrowedBy({ words, stars, type }: FeedbackView): string {
  const filters = [
    words.trim() && feedbackText.searched({ words: words.trim() }),
    stars && starsOf(stars),
    type && reviewTypeText[type],
  ];
  return feedbackText.narrowedBy({ filters: filters.filter(Boolean).join(', ') });
}

const starsOf = (stars: string) => feedbackText.stars({ count: Number(stars) });
