import { Html, html } from '../../auth/pages/html';
import type { MailboxMailRow } from '../transports/mailboxMail.model';
import { addressText, MAILBOX_PATH } from './mailboxView';

const when = (at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
const joined = (parts: Html[]) => new Html(parts.map(({ markup }) => markup).join('\n'));

const layout = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${MAILBOX_PATH}/assets/mailbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.markup;

/** Everything that would have left, newest first. */
export const listPage = (mails: MailboxMailRow[]): string =>
  layout(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        Mail that would have left. With a mail server configured (<code>SMTP_URL</code>) it leaves instead.
      </p>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : null}
      <ol>
        ${joined(
          mails.map(
            ({ _id, subject, to, at }) =>
              html`<li>
                <a href="${MAILBOX_PATH}/${_id}">${subject}</a>
                <span>${to.map(addressText).join(', ')}</span>
                <time datetime="${at.toISOString()}">${when(at)}</time>
              </li>`,
          ),
        )}
      </ol>`,
  );

/** One mail: its heads, how it looks, how it reads as text, what is attached. */
export const mailPage = ({
  _id,
  subject,
  from,
  to,
  cc,
  reply_to,
  at,
  text,
  attachments,
  unsubscribe,
}: MailboxMailRow): string =>
  layout(
    subject,
    html`<p><a href="${MAILBOX_PATH}">All mail</a></p>
      <h1>${subject}</h1>
      <dl>
        ${row('From', addressText(from))} ${row('To', to.map(addressText).join(', '))}
        ${cc.length > 0 ? row('Cc', cc.map(addressText).join(', ')) : null}
        ${reply_to ? row('Reply to', addressText(reply_to)) : null} ${row('Sent', when(at))}
        ${unsubscribe ? row('Unsubscribe', unsubscribe) : null}
      </dl>
      <ul>
        ${joined(
          attachments.map(
            ({ filename }, index) =>
              html`<li>
                <a href="${MAILBOX_PATH}/${_id}/attachments/${String(index)}" download>${filename}</a>
              </li>`,
          ),
        )}
        <li><a href="${MAILBOX_PATH}/${_id}/raw" download>The whole mail (.eml)</a></li>
      </ul>
      <iframe
        title="As HTML"
        src="${MAILBOX_PATH}/${_id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As text</h2>
      <pre>${text}</pre>`,
  );

const row = (name: string, value: string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;
