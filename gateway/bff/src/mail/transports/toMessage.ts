import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../mail';
import type { Picture } from '../pictures/pictures';
import { toPng } from '../pictures/toPng';

/** A mail in nodemailer's words. Nothing in it may be read from a file or an address. */
export const toMessage = async ({
  id,
  calendar,
  unsubscribe,
  pictures,
  ...mail
}: Mail): Promise<SendMailOptions> => ({
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
  attachments: await Promise.all(pictures.map(attached)),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** What the calendar itself says it is: mail programs look at the part's type first, and the two have to agree. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** Beside the words rather than after them: programs do not list it among the files. */
const attached = async (picture: Picture) => ({
  cid: picture.cid,
  filename: `${picture.cid.split('.')[0]}.png`,
  content: await toPng(picture),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});
