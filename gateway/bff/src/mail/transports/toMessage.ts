import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../mail';

/** A mail in nodemailer's words. Nothing in it may be read from a file or an address. */
export const toMessage = ({ id, calendar, unsubscribe, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  // A receiver that gets it twice can tell by this.
  messageId: `<${id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
  headers: {
    // Nobody's holiday reply should come back to it.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(unsubscribe
      ? {
          'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {}),
  },
  ...(calendar
    ? { icalEvent: { method: methodOf(calendar), filename: 'event.ics', content: calendar } }
    : {}),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** What the calendar itself says it is: mail programs look at the part's type first, and the two have to agree. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
