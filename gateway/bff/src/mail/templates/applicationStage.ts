import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** The stages that applicants are mailed about, with the key of the text that explains each; its headline is `…Heading`. */
const MAILED_STAGES = {
  Received: 'received',
  Reviewing: 'reviewing',
  Interviewing: 'interviewing',
  Selected: 'selected',
  'Not selected': 'notSelected',
  Closed: 'closed',
} as const;

export type MailedStage = keyof typeof MAILED_STAGES;
export const isMailedStage = (status: string): status is MailedStage => status in MAILED_STAGES;

/** To the applicant, whenever the application moves on. It names no company: that may be confidential. */
export const applicationStage = defineTemplate({
  name: 'application-stage',
  list: null,
  bell: { area: 'opportunities', topic: 'applications' },
  onlyIn: 'en',
  params: z.strictObject({
    first_name: greetingName,
    title: typedLine(),
    stage: z.enum(Object.keys(MAILED_STAGES) as [MailedStage, ...MailedStage[]]),
    link: href,
  }),
  write: ({ first_name, title, stage, link }) => ({
    subject: messages.stageSubject({ title, stage }),
    preview: messages.stagePreview({ stage }),
    art: title,
    heading: messages[`${MAILED_STAGES[stage]}Heading`],
    blocks: [
      text(toName(first_name, messages.stageNews)),
      facts([messages.opportunity, title], [messages.stage, stage]),
      text(messages[MAILED_STAGES[stage]]),
      button(messages.seeApplication, link),
    ],
    reason: messages.becauseApplied,
  }),
});
