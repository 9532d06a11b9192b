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
import { GuestRsvpCard, tokenIn, useGuestRsvp } from '../features/guestRsvp';

const BACK = { href: '/upcoming-events', label: 'Upcoming events' };

/** Where the mail to a visitor leads: an RSVP, to be confirmed or given back. Opening it changes nothing. */
export default function GuestRsvpPage() {
  const link = useToken();
  const { state, sending, problem, retry, confirm, withdraw } = useGuestRsvp(link);
  const rsvp = state.is === 'ready' ? state.rsvp : null;
  usePageTitle(rsvp && `Your RSVP: ${rsvp.salon.title}`);

  return (
    <Page $narrow>
      <PageHeading back={BACK} eyebrow={rsvp && 'Your RSVP'} title={rsvp?.salon.title ?? 'Your RSVP'} />
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
          title="This link does not work"
          drawing="closed"
          action={<LinkButton href="/upcoming-events">See upcoming events</LinkButton>}
        >
          Please open it from the mail itself. An RSVP that was not confirmed is removed after a day.
        </EmptyState>
      ) : state.is === 'failed' ? (
        <ErrorPanel headingLevel={2} title="Your RSVP did not load" onRetry={retry} />
      ) : (
        <Loading label="Loading your RSVP">
          <Skeleton $height="360px" />
        </Loading>
      )}
    </Page>
  );
}

/** Only a browser knows what stands after the `#`. */
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
