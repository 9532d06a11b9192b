import type { NotificationArea, NotificationTopic } from '@athenaeum/users-contract';
import type * as z from 'zod';
import type { Brand } from '../brand';
import type { Letter } from '../render/letter';

/** Lists that can be unsubscribed from with one click; other mail follows from something the recipient did or asked for. */
export const MAIL_LISTS = ['reminders', 'invitations', 'connections', 'opportunities', 'week'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Where the bell has it, and what turns that off. */
export interface Bell {
  area: NotificationArea;
  topic: NotificationTopic;
}

export interface Template<P> {
  name: string;
  list: MailList | null;
  /** Its subject and preview are said by the bell too; without one, only the mail says them. */
  bell?: Bell;
  /** Not translated: half a mail in each language is worse than one in English. */
  onlyIn?: 'en';
  /** Every value is validated and bounded: what is not is refused before anything is written. */
  params: z.ZodType<P>;
  write(params: P, brand: Brand): Letter;
}

export interface AnyTemplate {
  name: string;
  list: MailList | null;
  bell?: Bell;
  onlyIn?: 'en';
  params: z.ZodType;
  write(params: unknown, brand: Brand): Letter;
}

export const defineTemplate = <P>(template: Template<P>): Template<P> => template;
