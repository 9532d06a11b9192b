import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { Suspense } from 'react';
import { partText } from '../../components/part.messages';
import { rsvpText } from './rsvp.messages';
import type { SeatOrderNoticeProps } from './SeatOrderNotice';

const SeatOrderNotice = lazyRoute(() => import('./SeatOrderNotice'));

/** What became of a seat that was to be paid for: its code comes only with those who come back from paying. */
export const SeatOrder = (props: SeatOrderNoticeProps) => (
  <ErrorBoundary what={rsvpText.yourPayment}>
    <Suspense fallback={<NoticeInWaiting />}>
      <SeatOrderNotice {...props} />
    </Suspense>
  </ErrorBoundary>
);

const NoticeInWaiting = () => (
  <Loading label={partText.loading({ part: rsvpText.yourPayment })}>
    <Skeleton $height="76px" />
  </Loading>
);
