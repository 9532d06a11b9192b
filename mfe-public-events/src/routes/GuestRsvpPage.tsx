import { useLocation, usePageTitle } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { eventText } from '../components/event.messages';
import { NeedsScript } from '../components/WithoutScript';
import { GuestRsvpCard, PasteLink, tokenIn, useGuestRsvp } from '../features/guestRsvp';
import { guestRsvpPageText } from './guestRsvpPage.messages';

/** The page behind the link in a guest's mail: an RSVP, to confirm or to withdraw. Opening it changes nothing. */
export default function GuestRsvpPage() {
  const link = useToken();
  const { state, sending, problem, retry, confirm, withdraw } = useGuestRsvp(link);
  const rsvp = state.is === 'ready' ? state.rsvp : null;
  usePageTitle(rsvp && guestRsvpPageText.titleFor({ event: rsvp.salon.title }));

  return (
    <Page $narrow>
      <PageHeading
        back={{ href: '/upcoming-events', label: eventText.upcoming }}
        eyebrow={rsvp && guestRsvpPageText.title}
        title={rsvp?.salon.title ?? guestRsvpPageText.title}
      />
      {rsvp && link ? (
        <GuestRsvpCard
          rsvp={rsvp}
          token={link}
          sending={sending}
          problem={problem}
          onConfirm={confirm}
          onWithdraw={withdraw}
        />
      ) : state.is === 'unknown' ? (
        <EmptyState
          headingLevel={2}
          title={guestRsvpPageText.badLink}
          drawing="closed"
          action={<LinkButton href="/upcoming-events">{eventText.seeUpcoming}</LinkButton>}
        >
          {guestRsvpPageText.badLinkHint}
        </EmptyState>
      ) : state.is === 'failed' ? (
        <ErrorPanel headingLevel={2} title={guestRsvpPageText.notLoaded} onRetry={retry} />
      ) : (
        <>
          <PasteLink />
          <NeedsScript>
            <Loading label={guestRsvpPageText.loading}>
              <Skeleton $height="360px" />
            </Loading>
          </NeedsScript>
        </>
      )}
    </Page>
  );
}

/** Only a browser has what is after the `#`. */
function useToken(): string | null | undefined {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isInBrowser ? tokenIn(hash) : undefined;
}

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[64]};
`;
