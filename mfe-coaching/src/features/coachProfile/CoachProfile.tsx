import { COACH_LIMITS } from '@athenaeum/coaching-contract';
import {
  ArchPortrait,
  CheckIcon,
  Lead,
  ReadMore,
  Section,
  Tags,
  TextLink,
  truncate,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { bioWithoutTitle } from '../../components/bioWithoutTitle';
import { CoachFacts } from '../../components/CoachFacts';
import { knownResources, ResourceRows } from '../../components/coachResources';
import { OwnReview } from '../../components/coachReview';
import { OnScreen } from '../../components/OnScreen';
import { topicsOf } from '../../components/topicsOf';
import type { Coach, Me } from './coachProfile.api';
import { coachProfileText } from './coachProfile.messages';
import { CoachReviews } from './CoachReviews';
import { BookmarkCoach } from './BookmarkCoach';
import { IntroVideo } from './IntroVideo';
import { ScheduleBar } from './ScheduleBar';
import { SchedulePanel } from './SchedulePanel';

interface CoachProfileProps {
  coach: Coach;
  /** The viewer; null when the viewer's data could not be read. */
  me: Me | null;
  /** The booking section, under the anchor `openings`. */
  booking: ReactNode;
}

/** A coach's public page; sections without content are left out. */
export function CoachProfile({ coach, me, booking }: CoachProfileProps) {
  const first = coach.name.split(' ')[0]!;
  const helps = coach.can_help_with ?? [];
  const bio = bioWithoutTitle(coach.short_bio, coach.title);
  const panel = useRef<HTMLDivElement>(null);
  const schedule = { credits: me?.credits ?? null, scheduleLink: coach.schedule_link };
  const resources = knownResources(coach.resourcesCollection?.items);
  return (
    <>
      <TextLink look="back" href="/expert-strategists">
        {coachProfileText.all}
      </TextLink>
      <Layout>
        <Head>
          <ArchPortrait name={coach.name} picture={coach.avatar} size={160} />
          <div>
            <h1 tabIndex={-1}>{coach.name}</h1>
            {coach.title && <Role>{coach.title}</Role>}
            {bio && <Lead>{truncate(bio, COACH_LIMITS.shortBio)}</Lead>}
            <CoachFacts coach={coach} />
            <Tags tags={topicsOf(coach.coach_relations)} limit={COACH_LIMITS.tagsShown} />
            {me?.bookmarks && (
              <BookmarkCoach
                coachId={coach.id}
                bookmarkId={me.bookmarks.find(({ entry_id }) => entry_id === coach.id)?.id ?? null}
              />
            )}
          </div>
        </Head>
        <Side aria-label={coachProfileText.sessionsWith({ coach: first })}>
          <OnScreen>
            <SchedulePanel ref={panel} {...schedule} />
            {booking}
          </OnScreen>
          {helps.length > 0 && (
            <Section title={coachProfileText.canHelpWith} headingLevel={2} flush>
              <Helps>
                {helps.map((line) => (
                  <li key={line}>
                    <CheckIcon size={18} />
                    {line}
                  </li>
                ))}
              </Helps>
            </Section>
          )}
        </Side>
        <Parts>
          {coach.filename && <IntroVideo coach={coach} filename={coach.filename} />}
          {coach.description && (
            <Section title={coachProfileText.meet({ coach: first })}>
              <ReadMore text={coach.description} />
            </Section>
          )}
          {coach.coaching_style && (
            <Section title={coachProfileText.style({ coach: first })}>
              <ReadMore text={coach.coaching_style} />
            </Section>
          )}
          {resources.length > 0 && (
            <Section title={coachProfileText.resources}>
              <ResourceRows resources={resources} />
            </Section>
          )}
          <CoachReviews reviews={coach.reviews ?? []} />
          <OwnReview coach={coach} />
        </Parts>
      </Layout>
      <ScheduleBar panel={panel} {...schedule} />
    </>
  );
}

/** The booking panel is at the side, and on narrow screens right below the name. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};

  margin-top: ${token.space[16]};

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    grid-template-rows: auto 1fr;
    gap: 0 ${token.space[48]};
    align-items: start;
  }
`;

const Head = styled.header`
  display: flex;
  gap: ${token.space[32]};
  align-items: flex-start;

  & > div {
    display: grid;
    gap: ${token.space[12]};
  }

  & h1:focus {
    outline: none;
  }

  ${media.under(600)} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${token.space[16]};
  }
`;

/** Under the name, so a step smaller than the sections of a page. */
const Parts = styled.article`
  /* Longer than the rest of a sheet, as no card is. */
  @media print {
    break-inside: auto;
  }

  & h2 {
    font-size: ${token.text[24]};
  }

  & > section {
    margin-top: ${token.space[48]};

    & > :first-child {
      margin-bottom: ${token.space[12]};
    }
  }
`;

const Role = styled.p`
  font-weight: ${token.weight.strong};
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};

  & h2 {
    font-size: ${token.text[20]};
  }

  ${media.from(1070)} {
    grid-area: 1 / 2 / span 2 / auto;
  }
`;

const Helps = styled.ul`
  & > li {
    display: flex;
    gap: ${token.space[12]};
    align-items: flex-start;
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
  }

  & svg {
    flex: none;
    margin-top: 3px;
    color: ${token.color.accent};
  }
`;
