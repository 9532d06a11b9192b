import type { Picture } from './pictures/pictures';

export interface Address {
  name: string;
  address: string;
}

/** A mail ready to leave. */
export interface Mail {
  /** The same for every attempt: makes its Message-ID. */
  id: string;
  from: Address;
  to: Address[];
  cc?: Address[];
  replyTo?: Address;
  subject: string;
  html: string;
  text: string;
  /** What the HTML shows by its Content-IDs. */
  pictures: Picture[];
  /** A calendar file. */
  calendar?: string;
  /** Where one click ends mail of this kind; absent for mail that the recipient asked for. */
  unsubscribe?: string;
}

/** Takes a mail to where it is delivered; throws a `DeliveryProblem` when it was not taken. */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
