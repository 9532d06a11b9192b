import type { Prefetch } from '@athenaeum/shell-contract';
import { Container, Lead } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventText } from '../components/event.messages';
import { EventCover } from '../components/EventCover';
import { EventFilters, eventViewOf, useEventView } from '../features/eventFilters';
import { EventList, prefetchPublicEvents } from '../features/eventList';
import { Experts, prefetchExperts } from '../features/experts';
import { LearnBanner } from '../features/siteFrame';
import { prefetchTestimonials, Testimonials } from '../features/testimonials';
import { eventsPageText } from './eventsPage.messages';

export const prefetch: Prefetch = (_params, search) => [
  prefetchPublicEvents(eventViewOf(search)),
  prefetchExperts(),
  prefetchTestimonials(),
];

export default function EventsPage() {
  const { view, isFiltered, hrefFor } = useEventView();
  return (
    <>
      <Hero>
        <HeroLine>
          <Words>
            <h1 tabIndex={-1}>{eventText.upcoming}</h1>
            <Lead>{eventsPageText.lead}</Lead>
          </Words>
          <HeroPictures aria-hidden="true">
            <EventCover slug="public-a" ratio="arch" />
            <EventCover slug="public-b" ratio="arch" />
            <EventCover slug="public-c" ratio="arch" />
          </HeroPictures>
        </HeroLine>
      </Hero>
      {/* The id that the links of the header lead to. */}
      <Page id="Events">
        <EventFilters />
        <EventList view={view} isFiltered={isFiltered} hrefFor={hrefFor} />
        <Experts />
        <Testimonials />
        <LearnBanner />
      </Page>
    </>
  );
}

const Hero = styled.div`
  overflow: hidden;
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.sunken};
`;

const HeroLine = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 560px);
  gap: ${token.space[64]};
  align-items: end;

  ${media.under(1070)} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: ${token.space[24]};
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Words = styled.div`
  display: grid;
  align-self: center;
  gap: ${token.space[16]};
  padding-block: ${token.space[64]};

  & > h1:focus {
    outline: none;
  }

  ${media.under(600)} {
    padding-block: ${token.space[32]} ${token.space[24]};
  }
`;

/** Three arches of drawn art: their slugs are those of no event, and seed the drawing. */
const HeroPictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token.space[16]};
  align-items: end;
  padding-top: ${token.space[48]};

  & > * {
    aspect-ratio: auto;
    height: 296px;
    border-radius: 999px 999px 0 0;
  }

  & > :nth-child(2) {
    height: 344px;
  }

  & > :nth-child(3) {
    height: 256px;
  }

  ${media.under(1070)} {
    & > * {
      height: 168px;
    }

    & > :nth-child(2) {
      height: 200px;
    }

    & > :nth-child(3) {
      height: 140px;
    }
  }

  ${media.under(600)} {
    padding-top: 0;
  }
`;

const Page = styled(Container)`
  padding-bottom: ${token.space[64]};
`;
