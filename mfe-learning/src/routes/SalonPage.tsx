import { isMissing, usePageTitle, useParams } from '@athenaeum/shell-contract';
import { Container, Cover, EmptyState, ErrorPanel, LinkButton, Split } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Bookmark } from '../features/bookmark';
import { Recording } from '../features/recording';
import { RsvpBar, RsvpPanel } from '../features/rsvp';
import {
  SalonAbout,
  type SalonDetail,
  SalonHeader,
  SalonSkeleton,
  useContentSalonQuery,
} from '../features/salonDetail';

export { prefetchSalon } from '../features/salonDetail';

export default function SalonPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useContentSalonQuery({ slug });
  const salon = data?.salon?.data;
  usePageTitle(salon?.title);

  if (salon) return <Ready salon={salon} />;
  const missing = data?.salon?.code === 'NOT_FOUND';
  if (missing)
    return (
      <Page>
        <EmptyState
          headingLevel={2}
          title="We could not find that salon"
          drawing="closed"
          action={<LinkButton href="/">See what is coming up</LinkButton>}
        >
          It may have been taken down, or the address may be wrong.
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      {isError || isMissing(data, 'salon') || data?.salon?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
          title="This salon did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SalonSkeleton />
      )}
    </Page>
  );
}

function Ready({ salon }: { salon: SalonDetail }) {
  const isWatchable = salon.phase === 'RECORDED' && Boolean(salon.filename);
  return (
    <Page>
      <Split>
        <article>
          <SalonHeader salon={salon} />
          {isWatchable ? (
            <Recording salon={salon} />
          ) : (
            <Cover slug={salon.slug} thumbnail={salon.thumbnail} eager />
          )}
          <SalonAbout salon={salon} />
        </article>
        <aside aria-label="RSVP">
          <RsvpPanel salon={salon} foot={<Bookmark salon={salon} />} />
        </aside>
      </Split>
      <RsvpBar salon={salon} />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};

  /* The bar at the bottom edge ends the page where there is one. */
  ${media.under(1070)} {
    padding-bottom: 0;
  }
`;
