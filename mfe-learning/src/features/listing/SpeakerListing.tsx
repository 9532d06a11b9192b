import { ArchPortrait, PageHeading, ReadMore } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { speakerRole } from '../../components/speakerRole';
import type { RowAction } from './EventRows';
import { ListedSalons } from './ListedSalons';
import { useContentSpeakerQuery } from './listing.api';
import { ListingFrame } from './ListingFrame';

/** The specification's limit for a speaker's description. */
const MAX_DESCRIPTION_LENGTH = 470;

export function SpeakerListing({ slug, action }: { slug: string; action: RowAction }) {
  const query = useContentSpeakerQuery({ slug });
  return (
    <ListingFrame
      kind="speaker"
      query={query}
      field="speaker"
      result={query.currentData?.speaker}
      titleOf={({ name }) => name}
    >
      {({ name, title, description, thumbnail, type }) => (
        <>
          <Head>
            <ArchPortrait name={name} picture={thumbnail} />
            <div>
              <PageHeading eyebrow={speakerRole(type)} title={name} lead={title} />
              {description && <ReadMore text={description} limit={MAX_DESCRIPTION_LENGTH} />}
            </div>
          </Head>
          <ListedSalons filter={{ speaker: { equals: slug } }} action={action} />
        </>
      )}
    </ListingFrame>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[32]};
  align-items: start;

  & header {
    margin-bottom: ${token.space[16]};
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
  }
`;
