import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { MySalons } from '../features/mySalons';
import { SeatRow } from '../features/rsvp';
import { mySalonsPageText } from './mySalonsPage.messages';

export { prefetchMySalons } from '../features/mySalons';

export default function MySalonsPage() {
  return (
    <PageFrame>
      <PageHeading title={mySalonsPageText.title} lead={mySalonsPageText.lead} />
      <MySalons action={(salon) => <SeatRow salon={salon} />} />
    </PageFrame>
  );
}
