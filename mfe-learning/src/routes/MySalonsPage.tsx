import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { MySalons, prefetchMySalons } from '../features/mySalons';
import { SeatRow } from '../features/rsvp';
import { ownSalonsLive } from '../live';
import { mySalonsPageText } from './mySalonsPage.messages';

export const prefetch: Prefetch = () => prefetchMySalons();

export default function MySalonsPage() {
  useLive(ownSalonsLive);
  return (
    <PageFrame>
      <PageHeading title={mySalonsPageText.title} lead={mySalonsPageText.lead} />
      <MySalons action={(salon) => <SeatRow salon={salon} />} />
    </PageFrame>
  );
}
