import { contractCatalogue } from '@athenaeum/shell-contract/messages/catalogue';
import { calendarLinksText } from '../components/calendarLinks.messages';
import { closedText } from '../components/closed.messages';
import { eventText } from '../components/event.messages';
import { eventLinkText } from '../components/eventLink.messages';
import { inviteText } from '../components/invite.messages';
import { leaveText } from '../components/leave.messages';
import { ordinalText } from '../components/ordinal.messages';
import { seatText } from '../components/seat.messages';
import { eventDetailText } from '../features/eventDetail/eventDetail.messages';
import { eventFiltersText } from '../features/eventFilters/eventFilters.messages';
import { eventListText } from '../features/eventList/eventList.messages';
import { expertsText } from '../features/experts/experts.messages';
import { guestRsvpText } from '../features/guestRsvp/guestRsvp.messages';
import { pasteLinkText } from '../features/guestRsvp/pasteLink.messages';
import { memberRsvpText } from '../features/publicRsvp/memberRsvp.messages';
import { publicRsvpText } from '../features/publicRsvp/publicRsvp.messages';
import {
  placeFieldsText,
  publicRsvpFieldText,
  publicRsvpFormText,
} from '../features/publicRsvp/publicRsvpForm.messages';
import { siteFooterLinkText, siteFooterText } from '../features/siteFrame/siteFooter.messages';
import { siteFrameText } from '../features/siteFrame/siteFrame.messages';
import { testimonialsText } from '../features/testimonials/testimonials.messages';
import { eventPageText } from '../routes/eventPage.messages';
import { eventsPageText } from '../routes/eventsPage.messages';
import { guestRsvpPageText } from '../routes/guestRsvpPage.messages';

/** Every message of the pages, by namespace. */
export const catalogue = {
  ...contractCatalogue,
  calendarLinks: calendarLinksText,
  closed: closedText,
  event: eventText,
  eventDetail: eventDetailText,
  eventFilters: eventFiltersText,
  eventLink: eventLinkText,
  eventList: eventListText,
  eventPage: eventPageText,
  eventsPage: eventsPageText,
  experts: expertsText,
  guestRsvp: guestRsvpText,
  guestRsvpPage: guestRsvpPageText,
  invite: inviteText,
  leave: leaveText,
  memberRsvp: memberRsvpText,
  ordinal: ordinalText,
  pasteLink: pasteLinkText,
  placeFields: placeFieldsText,
  publicRsvp: publicRsvpText,
  publicRsvpFields: publicRsvpFieldText,
  publicRsvpForm: publicRsvpFormText,
  seat: seatText,
  siteFooter: siteFooterText,
  siteFooterLinks: siteFooterLinkText,
  siteFrame: siteFrameText,
  testimonials: testimonialsText,
};
