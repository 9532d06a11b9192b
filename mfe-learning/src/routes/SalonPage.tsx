import {
  isMissing,
  type Prefetch,
  useLive,
  usePageTitle,
  useUnder,
  useParams,
  useSearchParams,
} from '@athenaeum/shell-contract';
import {
  Card,
  Container,
  Cover,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Row,
  Split,
  Stack,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { comingUpText } from '../components/comingUp.messages';
import { notFoundText } from '../components/notFound.messages';
import { Part } from '../components/Part';
import { Resources } from '../components/Resources';
import { Reviews } from '../components/Reviews';
import { Bookmark } from '../features/bookmark';
import { ConnectionsAttending } from '../features/connectionsAttending';
import { Recording } from '../features/recording';
import { MyReview, ReviewButton } from '../features/review';
import { RsvpBar, RsvpPanel, SeatOrder } from '../features/rsvp';
import { ShareSalon } from '../features/share';
import {
  HostsAndExperts,
  prefetchSalon,
  SalonAbout,
  type SalonDetail,
  SalonHeader,
  SalonSkeleton,
  Topics,
  useContentSalonQuery,
} from '../features/salonDetail';
import { salonLive } from '../live';
import { salonPageText } from './salonPage.messages';

export const prefetch: Prefetch = ({ slug = '' }) => [prefetchSalon(slug)];

export default function SalonPage() {
  const { slug = '' } = useParams();
  const { currentData: data, isError, isFetching, refetch } = useContentSalonQuery({ slug });
  const salon = data?.salon?.data;
  const isUnknown = data?.salon?.code === 'NOT_FOUND';
  usePageTitle(isUnknown ? notFoundText.pageTitle : salon?.title);
  // A recording is under none of them.
  useUnder(salon && salon.phase !== 'RECORDED' ? '/calendar' : undefined);
  useLive(salonLive, { about: salon?.id ?? null, at: [salon?.live_from, salon?.live_until] });

  if (salon) return <Ready salon={salon} />;
  if (isUnknown)
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          title={salonPageText.notFound}
          drawing="closed"
          action={<LinkButton href="/calendar">{comingUpText.see}</LinkButton>}
        >
          {notFoundText.why}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      {isError || isMissing(data, 'salon') || data?.salon?.ok === false ? (
        <ErrorPanel
          headingLevel={1}
          title={salonPageText.failed}
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
  return salon.phase === 'RECORDED' && salon.filename ? (
    <RecordedSalon salon={salon} />
  ) : (
    <SalonToAttend salon={salon} />
  );
}

/** Upcoming, live, or over without a recording. The panel is read before what the event is about. */
function SalonToAttend({ salon }: { salon: SalonDetail }) {
  const relations = salon.salon_relations ?? [];
  const panel = useRef<HTMLElement>(null);
  return (
    <Page $endsInBar>
      <FromCheckout salon={salon} />
      <Room>
        <div>
          <SalonHeader salon={salon} />
          <Picture slug={salon.slug} thumbnail={salon.thumbnail} eager />
        </div>
        <aside ref={panel} aria-label={salonPageText.rsvp}>
          <RsvpPanel
            salon={salon}
            foot={
              <Foot $between>
                <Bookmark salon={salon} />
                <ShareSalon salon={salon} />
                {isToBeReviewed(salon) && <ReviewButton thing={{ type: 'Salons', ...salon }} look="quiet" />}
              </Foot>
            }
          />
          {salon.phase !== 'RECORDED' && <ConnectionsAttending slug={salon.slug} />}
        </aside>
        <div>
          <SalonAbout description={salon.description} />
          <HostsAndExperts relations={relations} />
          <Topics relations={relations} />
          <SalonResources salon={salon} />
          <MyReview thing={{ type: 'Salons', ...salon }} />
          <SelectedReviews salon={salon} />
        </div>
      </Room>
      <RsvpBar salon={salon} panel={panel} />
    </Page>
  );
}

/** The member comes back from the payment page. */
function FromCheckout({ salon }: { salon: SalonDetail }) {
  const [params] = useSearchParams();
  const order = params.get('order');
  if (!order) return null;
  return (
    <Told>
      <SeatOrder orderId={order} wasCancelled={params.get('checkout') === 'cancelled'} title={salon.title} />
    </Told>
  );
}

/** The recording first, with its transcript beside it. */
function RecordedSalon({ salon }: { salon: SalonDetail }) {
  const relations = salon.salon_relations ?? [];
  return (
    <Page>
      <SalonHeader
        salon={salon}
        actions={
          <>
            <Bookmark salon={salon} look="outlined" />
            <ShareSalon salon={salon} />
            {isToBeReviewed(salon) && <ReviewButton thing={{ type: 'Salons', ...salon }} />}
          </>
        }
      />
      <Recording salon={salon} />
      <Split>
        <article>
          <SalonAbout description={salon.description} />
          <HostsAndExperts relations={relations} />
          <MyReview thing={{ type: 'Salons', ...salon }} />
          <SelectedReviews salon={salon} />
        </article>
        <Beside aria-label={salonPageText.about}>
          <RsvpPanel salon={salon} />
          {(salon.resources?.length || relations.some(({ category, tag }) => category ?? tag)) && (
            <Card $padded>
              <Stack $gap={24}>
                <SalonResources salon={salon} tight />
                <Topics relations={relations} tight />
              </Stack>
            </Card>
          )}
        </Beside>
      </Split>
    </Page>
  );
}

function SalonResources({ salon, tight = false }: { salon: SalonDetail; tight?: boolean }) {
  if (!salon.resources?.length) return null;
  return (
    <Part title={salonPageText.resources} tight={tight}>
      <Resources resources={salon.resources} />
    </Part>
  );
}

function SelectedReviews({ salon }: { salon: SalonDetail }) {
  if (!salon.reviews?.length) return null;
  return (
    <Part title={salonPageText.selectedReviews}>
      <Reviews reviews={salon.reviews} />
    </Part>
  );
}

const isToBeReviewed = ({ can_review, my_review }: SalonDetail) => can_review === true && !my_review;

/** From edge to edge on phones. Decoration: on paper it would be an empty frame. */
const Picture = styled(Cover)`
  ${media.under(600)} {
    margin-inline: calc(-1 * ${token.space[16]});
    border-radius: 0;
  }

  @media print {
    display: none;
  }
`;

const Told = styled.div`
  margin-bottom: ${token.space[24]};
`;

/** Its quiet buttons align with the panel's text. */
const Foot = styled(Row)`
  margin-inline: calc(-1 * ${token.space[16]});
`;

const Beside = styled.aside`
  display: grid;
  gap: ${token.space[24]};
  margin-top: ${token.space[48]};
`;

const Page = styled(Container)<{ $endsInBar?: boolean }>`
  padding-block: ${token.space[24]} ${token.space[64]};

  ${media.under(1070)} {
    ${({ $endsInBar }) => $endsInBar && 'padding-bottom: 0;'}
  }
`;

/** The panel stands beside the title where there is room, below the line of the way back. The space below stays where there is no bar. */
const Room = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > aside {
    margin-top: ${token.space[32]};
  }

  /* Longer than the rest of a sheet, as no card is. */
  @media print {
    break-inside: auto;
  }

  ${media.under(1070)} {
    margin-bottom: ${token.space[48]};
  }

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    grid-template-rows: auto 1fr;
    column-gap: ${token.space[48]};

    & > aside {
      position: sticky;
      top: calc(${token.topbar} + ${token.space[24]});
      grid-area: 1 / 2 / span 2;
      align-self: start;
      margin-top: calc(${token.space[48]} + ${token.space[4]});
    }
  }
`;
