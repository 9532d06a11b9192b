import * as z from 'zod';
import { address, line, paragraphs } from '../mail/templates/params';

/** What looks like the syntax of a template is nobody's text. */
const TEMPLATE_SYNTAX = /\{\{|\}\}|<%|%>|\$\{/;
const plain = <T extends z.ZodType<string>>(schema: T) =>
  schema.refine((text) => !TEMPLATE_SYNTAX.test(String(text)), 'Keep it to plain text');

/** Pages name a sender and recipients; who they are is the server's decision, so their names go no further than this. */
const addresses = z.union([z.string().max(500), z.array(z.string().max(300)).max(20)]).nullish();
const emailConfig = z
  .strictObject({
    from: addresses,
    replyTo: addresses,
    to: addresses,
    cc: addresses,
    bcc: addresses,
    subject: z.string().max(300).nullish(),
  })
  .nullish();

export const EMAIL_CHANGE_TEMPLATE = '/emails/general-email.hbs';

/** A new address, or the words the specification's form makes of the old and the new one. */
const emailChangeParams = z
  .strictObject({
    subject: plain(line()).nullish(),
    new_email: plain(address).nullish(),
    body: plain(paragraphs(2000)).nullish(),
  })
  .refine(({ new_email, body }) => new_email || body, {
    error: 'Say which address it shall be',
    path: ['new_email'],
  });

export const sendEmailInput = z.strictObject({
  emailConfig,
  emailTemplate: z.literal(EMAIL_CHANGE_TEMPLATE, 'Not a template'),
  emailParams: emailChangeParams,
});
