import { ErrorBoundary, lazyRoute } from '@athenaeum/shell-contract';
import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { Suspense } from 'react';
import { partText } from '../../components/part.messages';
import { rsvpText } from './rsvp.messages';
import type { SeatOrderNoticeProps } from './SeatOrderNotice';

const SeatOrderNotice = lazyRoute(() => import('./SeatOrderNotice'));

/** The outcome of a seat's payment; its code is loaded only on the return from the payment page. */
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
