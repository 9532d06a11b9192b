import { DeliveryProblem, problemCode } from '@athenaeum/kit/outbox';
import { createTransport } from 'nodemailer';
import type { MailTransport } from '../mail';
import { toMessage } from './toMessage';

const CONNECT_TIMEOUT_MS = 15_000;

/**
 * Sends by SMTP. Each mail has its own connection, closed on timeout: a mail that is accepted after its timeout
 * could otherwise arrive twice.
 */
export function createSmtp({ url, timeoutMs }: { url: string; timeoutMs: number }): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs),
    greetingTimeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs),
    // The answer to a whole mail may take long (RFC 5321, 4.5.3.2).
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail, signal) {
      const message = { ...(await toMessage(mail)), signal };
      await transport.sendMail(message).catch((error: unknown) => {
        throw toProblem(error);
      });
    },
  };
}

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** Keeps only the status code, since the server's text names addresses. A 5xx for a mail or an address is a final refusal. */
function toProblem(error: unknown): unknown {
  if (error instanceof DeliveryProblem) return error;
  const { code, responseCode } = (error ?? {}) as SmtpError;
  if (!responseCode) return new DeliveryProblem('away', problemCode(error));
  // A wrong password says nothing about the mail: it is put right without us.
  const isFinal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new DeliveryProblem(isFinal ? 'refused' : 'away', `SMTP_${responseCode}`);
}
