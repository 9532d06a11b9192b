import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import type { DeliveryEnv } from '../delivery/deliveryVariables';
import { enqueuePushMessages } from '../push/enqueuePushMessages';
import { vapidOf } from '../push/vapid';
import type { Sources } from '../sources/sources';
import { createEmailTokens, createResetTokens } from '../auth/password/resetTokens';
import { createConfirmLinks } from '../billing/membership/confirmLinks';
import { createRsvpLinks } from '../guests/rsvpLinks';
import { createPostingLinks } from '../opportunities/postingLinks';
import { bellOf, waitsForQuietHours } from './bell';
import { brandOf } from './brand';
import { compose, type Prepared } from './compose';
import { allLetters } from './letters/allLetters';
import type { NoteMail } from './log/noteMail';
import type { MailTransport } from './mail';
import { createMailbox } from './transports/mailbox';
import { createSmtp } from './transports/smtp';
import type { Suppressions } from './unsubscribe/suppressions';

/** Extra time for connecting and greeting, ms. */
const CONNECT_MARGIN_MS = 60_000;

interface Parts {
  env: DeliveryEnv;
  sources: Sources;
  suppressions: Suppressions;
  note: NoteMail;
  transport?: MailTransport;
  now?: () => number;
}

/** The outbox channel that sends all mail. */
export function mailChannel({
  env,
  sources,
  suppressions,
  note,
  transport = transportOf(env),
  now = Date.now,
}: Parts): Channel {
  const brand = brandOf(env);
  const hasPush = vapidOf(env) !== null;
  const context = {
    sources,
    brand,
    resetTokens: createResetTokens(env),
    setsPasswords: !env.OIDC_ISSUER,
    emailTokens: createEmailTokens(env),
    rsvpLinks: createRsvpLinks(env),
    postingLinks: createPostingLinks(env),
    confirmLinks: createConfirmLinks(env),
    developmentCopy: env.MAIL_DEVELOPMENT_COPY,
    now,
  };
  return {
    name: 'mail',
    concurrency: env.OUTBOX_CONCURRENCY,
    timeout: env.MAIL_TIMEOUT_MS + CONNECT_MARGIN_MS,
    async deliver({ _id, kind, payload }, signal) {
      const letter = allLetters.get(kind);
      if (!letter) throw new DeliveryProblem('away', 'UNKNOWN_KIND');
      const prepared = await letter.prepare(payload, context);
      if (!prepared) return 'obsolete';
      if ('notBefore' in prepared) return prepared;
      const quietUntil = await tellBell(_id, prepared);
      const { list } = prepared.template;
      if (list && (await suppressions.has(list, prepared.to.address))) {
        await note(_id, prepared, 'stopped');
        return 'obsolete';
      }
      if (quietUntil !== null) return { notBefore: quietUntil };
      const unsubscribe = list ? suppressions.urlFor(list, prepared.to.address) : undefined;
      try {
        await transport.send(
          written(() => compose(_id, prepared, brand, unsubscribe)),
          signal,
        );
      } catch (error) {
        await note(_id, prepared, 'failed', error);
        throw error;
      }
      await note(_id, prepared, 'sent');
      return 'delivered';
    },
  };

  /** Until when the letter waits; null: it leaves now. */
  async function tellBell(id: string, prepared: Prepared): Promise<number | null> {
    const { member: user_id, template } = prepared;
    const waits = waitsForQuietHours(template);
    if (!user_id || (!template.bell && !waits)) return null;
    const notification = written(() => bellOf(prepared, brand));
    const quietUntil = await sources.noteLetter({ id, user_id, notification });
    if (hasPush && notification) await enqueuePushMessages(user_id, id);
    return waits && quietUntil !== null && quietUntil > now() ? quietUntil : null;
  }

  function written<T>(write: () => T): T {
    try {
      return write();
    } catch {
      // What is wrong with its parameters may quote them.
      throw new DeliveryProblem('refused', 'PARAMETERS');
    }
  }
}

/** The mail server of the configuration; without one, the mailbox on `/dev/mailbox`. */
const transportOf = ({ SMTP_URL, MAIL_TIMEOUT_MS }: DeliveryEnv): MailTransport =>
  SMTP_URL ? createSmtp({ url: SMTP_URL, timeoutMs: MAIL_TIMEOUT_MS }) : createMailbox();
