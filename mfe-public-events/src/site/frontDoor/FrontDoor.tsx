import { Container } from '@athenaeum/shared-ui';
import { Gate } from './Gate';
import { Hosts } from './Hosts';
import type { FrontDoorData } from './loadFrontDoor';
import { OpenEvents } from './OpenEvents';
import { PriceBand } from './PriceBand';
import { Quotes } from './Quotes';
import { YearHolds } from './YearHolds';

/** What somebody sees first who does not know the house. Whole without a script. */
export function FrontDoor({ events, hosts, quotes, price }: FrontDoorData) {
  return (
    <>
      <Gate />
      <Container>
        <YearHolds />
        {events && <OpenEvents events={events} />}
        {hosts && hosts.length > 0 && <Hosts hosts={hosts} />}
        {quotes && quotes.length > 0 && <Quotes quotes={quotes} />}
        <PriceBand price={price} />
      </Container>
    </>
  );
}
