import { csvDay, csvDocs, type CsvList } from '../csv/csvRoute';
import { graphList } from './graphList';

interface Review {
  reviewer_name: string;
  rating: number;
  feedback: string | null;
  review_type: string;
  event_title: string | null;
  state: string;
  is_private: boolean;
  created_at: number;
  updated_at: number | null;
}

const list: CsvList<Review> = {
  path: '/api/reviews.csv',
  filename: 'reviews.csv',
  access: { to: 'editors', specifiedIn: 'community 2' },
  columns: [
    ['Member', ({ reviewer_name }) => reviewer_name],
    ['Stars', ({ rating }) => rating],
    ['Comment', ({ feedback }) => feedback],
    ['Type', ({ review_type }) => review_type],
    ['About', ({ event_title }) => event_title],
    ['State', ({ state }) => state],
    ['Private', ({ is_private }) => (is_private ? 'yes' : 'no')],
    ['Written', ({ created_at }) => csvDay(created_at)],
    ['Changed', ({ updated_at }) => csvDay(updated_at)],
  ],
};

export const reviewsCsv = graphList(
  list,
  `query GatewayReviewsCsv($input: FeedbackInput) { feedback(input: $input) { ok code message fields data {
    reviewer_name rating feedback review_type event_title state is_private created_at updated_at } } }`,
);

export const reviewsCsvDocs = csvDocs(list, {
  summary:
    'All reviews as CSV, safe against formulas; anonymous reviewers stay anonymous. `input` is the JSON of `feedback(input)`; its take and skip do not matter.',
  caller: 'Session: editors and admins',
});
