import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { GoalListing, prefetchGoal } from '../features/listing';
import { RsvpRow } from '../features/rsvp';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchGoal(slug)];

export default function GoalPage() {
  const { slug = '' } = useParams();
  return <GoalListing key={slug} slug={slug} action={(salon) => <RsvpRow salon={salon} />} />;
}
