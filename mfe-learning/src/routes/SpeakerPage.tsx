import { PageFrame } from '@athenaeum/shared-ui';
import { type Prefetch, useParams } from '@athenaeum/shell-contract';
import { prefetchSpeaker, SpeakerListing } from '../features/listing';
import { RsvpRow } from '../features/rsvp';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchSpeaker(slug)];

export default function SpeakerPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <SpeakerListing key={slug} slug={slug} action={(salon) => <RsvpRow salon={salon} />} />
    </PageFrame>
  );
}
