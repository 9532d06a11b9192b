import type { MailboxMailRow } from '../transports/mailboxMail.model';

export const MAILBOX_PATH = '/dev/mailbox';

/** A mail as programs read it. */
export const toView = (mail: MailboxMailRow) => ({
  id: mail._id,
  at: mail.at.getTime(),
  from: mail.from,
  to: mail.to,
  cc: mail.cc,
  reply_to: mail.reply_to ?? null,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  unsubscribe: mail.unsubscribe,
  attachments: mail.attachments.map(({ filename, content_type, content }, index) => ({
    filename,
    content_type,
    content,
    url: `${MAILBOX_PATH}/${mail._id}/attachments/${index}`,
  })),
  url: `${MAILBOX_PATH}/${mail._id}`,
});

export const addressText = ({ name, address }: { name?: string | null; address: string }): string =>
  name ? `${name} <${address}>` : address;
