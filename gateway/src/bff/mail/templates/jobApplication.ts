import * as z from 'zod';
import { facts, link, quote, type Block } from '../render/letter';
import { address, fileName, href, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

const file = z.strictObject({ filename: fileName, url: href.nullable() });
const LONGEST_PITCH = 5000;

/** To board support, the applicant copied. */
export const jobApplication = defineTemplate({
  name: 'job-application-email',
  list: null,
  params: z.strictObject({
    application: z.strictObject({
      first_name: typedLine(),
      last_name: typedLine(),
      email: address,
      title: typedLine(),
      pitch: paragraphs(LONGEST_PITCH).nullable(),
      cv: file,
      bio: file.nullable(),
    }),
  }),
  write: ({ application: { first_name, last_name, email, title, pitch, cv, bio } }) => ({
    subject: `Application: ${title}`,
    preview: `${first_name} ${last_name} applied.`,
    heading: title,
    blocks: [
      facts(['Applicant', `${first_name} ${last_name}`], ['Email', email]),
      ...(pitch ? [quote(pitch)] : []),
      attached('CV', cv),
      ...(bio ? [attached('Bio', bio)] : []),
    ],
    reason: 'You get this because you look after the opportunities board, or because you applied.',
  }),
});

const attached = (what: string, { filename, url }: z.infer<typeof file>): Block =>
  url ? link(`${what}: ${filename}`, url) : facts([what, filename]);
