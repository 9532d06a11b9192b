import { positive } from '../configuration/readConfiguration';

/** How much anybody may ask in which time. */
export const limitVariables = {
  LIMIT_LOGIN: positive.default(5).describe('Failed sign-ins a minute, by address.'),
  LIMIT_CONFIRMING: positive.default(5).describe('Failed confirmations a minute, by account.'),
  LIMIT_SECOND_FACTOR: positive
    .default(10)
    .describe('Wrong codes of authenticator apps in a quarter of an hour, by account.'),
  LIMIT_PASSKEYS: positive
    .default(20)
    .describe('Passkey registrations started or completed a minute, by person.'),
  LIMIT_SEARCH: positive.default(60).describe('Searches a minute, by person.'),
  LIMIT_RSVP: positive.default(10).describe('RSVPs a minute, by person.'),
  LIMIT_BOOKING: positive.default(20).describe('Bookings of coaches a minute, by person.'),
  LIMIT_APPLYING: positive.default(10).describe('Applications a minute, by person.'),
  LIMIT_RECORDS: positive
    .default(60)
    .describe('Companies added, and changes sent to the CRM, a minute, by person.'),
  LIMIT_UPLOAD: positive.default(10).describe('Uploads a minute, by person.'),
  LIMIT_PUBLIC_FORM: positive.default(10).describe('Public forms a minute, by address.'),
  LIMIT_GUEST_HOLDS: positive
    .default(30)
    .describe('Seats held by the public form within the half hour that a hold lasts, by address.'),
  LIMIT_MAIL: positive.default(5).describe('Messages to support a minute, by person.'),
  LIMIT_UNASKED_MAIL: positive
    .default(1)
    .describe('Mails an hour to an address that was entered in a form, by address and kind of mail.'),
  LIMIT_CHECKOUT: positive.default(20).describe('Checkouts a minute, by person.'),
  LIMIT_FEED: positive.default(30).describe('Requests for one calendar feed a minute.'),
  LIMIT_EXPORT: positive.default(3).describe('Exports of own data a minute, by person.'),
  LIMIT_CONNECT: positive.default(20).describe('Connection requests a minute, by person.'),
  LIMIT_ANALYTICS: positive.default(60).describe('Batches of analytics a minute, by address.'),
  LIMIT_LIVE: positive.default(60).describe('Streams of facts opened a minute, by person.'),
  LIMIT_REPORTS: positive
    .default(120)
    .describe('Batches of reports on areas a minute, by person; by address for visitors.'),
  LIMIT_RELEASING: positive
    .default(60)
    .describe('Requests of an admin to the release service a minute, by person.'),
  LIMIT_TRYING: positive
    .default(120)
    .describe(
      'Operations a minute that no published version sends, by an admin with an override to their own machine.',
    ),
  LIMIT_INVITE_CODE: positive.default(5).describe('Wrong invite codes in a quarter of an hour, by person.'),
};
