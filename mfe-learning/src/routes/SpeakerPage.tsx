import { PageFrame } from '@athenaeum/shared-ui';
import { useParams } from '@athenaeum/shell-contract';
import { SpeakerListing } from '../features/listing';

export { prefetchSpeaker } from '../features/listing';

export default function SpeakerPage() {
  const { slug = '' } = useParams();
  return (
    <PageFrame>
      <SpeakerListing key={slug} slug={slug} />
    </PageFrame>
  );
}
