import * as z from 'zod';
import { facts, link, quote, type Block } from '../render/letter';
import { opportunityText as messages } from './opportunity.messages';
import { address, fileName, href, paragraphs, typedLine } from './params';
import { defineTemplate } from './template';

const file = z.strictObject({ filename: fileName, url: href.nullable() });
const MAX_PITCH_LENGTH = 5000;

/** To board support, the applicant copied. */
export const jobApplication = defineTemplate({
  name: 'job-application-email',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    application: z.strictObject({
      first_name: typedLine(),
      last_name: typedLine(),
      email: address,
      title: typedLine(),
      pitch: paragraphs(MAX_PITCH_LENGTH).nullable(),
      cv: file,
      bio: file.nullable(),
    }),
  }),
  write: ({ application: { first_name, last_name, email, title, pitch, cv, bio } }) => {
    const name = `${first_name} ${last_name}`;
    return {
      subject: messages.applicationSubject({ title }),
      preview: messages.applied({ name }),
      heading: messages.appliedHeading({ name }),
      blocks: [
        facts([messages.opportunity, title], [messages.applicant, name], [messages.email, email]),
        ...(pitch ? [quote(pitch)] : []),
        attached(messages.cv, cv),
        ...(bio ? [attached(messages.bio, bio)] : []),
      ],
      reason: messages.becauseBoardOrApplied,
    };
  },
});

const attached = (what: string, { filename, url }: z.infer<typeof file>): Block =>
  url ? link(messages.file({ what, name: filename }), url) : facts([what, filename]);
