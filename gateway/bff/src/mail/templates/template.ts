import type * as z from 'zod';
import type { Brand } from '../brand';
import type { Letter } from '../render/letter';

/** Lists that can be unsubscribed from with one click; other mail follows from something the recipient did or asked for. */
export const MAIL_LISTS = ['reminders', 'invitations', 'connections', 'opportunities', 'week'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

export interface Template<P> {
  name: string;
  list: MailList | null;
  /** Not translated: half a mail in each language is worse than one in English. */
  onlyIn?: 'en';
  /** Every value is validated and bounded: what is not is refused before anything is written. */
  params: z.ZodType<P>;
  write(params: P, brand: Brand): Letter;
}

export interface AnyTemplate {
  name: string;
  list: MailList | null;
  onlyIn?: 'en';
  params: z.ZodType;
  write(params: unknown, brand: Brand): Letter;
}

export const defineTemplate = <P>(template: Template<P>): Template<P> => template;
