import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail';
import { toPng } from '../pictures/toPng';
import { MailboxMail } from './mailboxMail.model';
import { toMessage } from './toMessage';

/** Stores mail for the mailbox page, composed by the same library as mail that is sent. */
export function createMailbox(): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(await toMessage(mail));
      const {
        id,
        from,
        to,
        cc = [],
        replyTo = null,
        subject,
        html,
        text,
        pictures,
        calendar,
        unsubscribe,
      } = mail;
      await MailboxMail.updateOne(
        { _id: id },
        {
          $setOnInsert: {
            at: new Date(),
            from,
            to,
            cc,
            reply_to: replyTo,
            subject,
            html,
            text,
            attachments: calendar
              ? [{ filename: 'event.ics', content_type: 'text/calendar', content: calendar }]
              : [],
            pictures: await Promise.all(
              pictures.map(async (picture) => ({ cid: picture.cid, png: await toPng(picture) })),
            ),
            unsubscribe: unsubscribe ?? null,
            raw: message as Buffer,
          },
        },
        { upsert: true },
      );
    },
  };
}
