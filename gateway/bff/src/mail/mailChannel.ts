import { DeliveryProblem, type Channel } from '@athenaeum/kit/outbox';
import type { DeliveryEnv } from '../delivery/deliveryVariables';
import type { Sources } from '../sources/sources';
import { createEmailTokens, createResetTokens } from '../auth/password/resetTokens';
import { createConfirmLinks } from '../billing/membership/confirmLinks';
import { createRsvpLinks } from '../guests/rsvpLinks';
import { createPostingLinks } from '../opportunities/postingLinks';
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
      const { list } = prepared.template;
      if (list && (await suppressions.has(list, prepared.to.address))) {
        await note(_id, prepared, 'stopped');
        return 'obsolete';
      }
      const unsubscribe = list ? suppressions.urlFor(list, prepared.to.address) : undefined;
      try {
        await transport.send(composed(_id, prepared, unsubscribe), signal);
      } catch (error) {
        await note(_id, prepared, 'failed', error);
        throw error;
      }
      await note(_id, prepared, 'sent');
      return 'delivered';
    },
  };

  function composed(id: string, prepared: Prepared, unsubscribe?: string) {
    try {
      return compose(id, prepared, brand, unsubscribe);
    } catch {
      // What is wrong with its parameters may quote them.
      throw new DeliveryProblem('refused', 'PARAMETERS');
    }
  }
}

/** The mail server of the configuration; without one, the mailbox on `/dev/mailbox`. */
const transportOf = ({ SMTP_URL, MAIL_TIMEOUT_MS }: DeliveryEnv): MailTransport =>
  SMTP_URL ? createSmtp({ url: SMTP_URL, timeoutMs: MAIL_TIMEOUT_MS }) : createMailbox();
