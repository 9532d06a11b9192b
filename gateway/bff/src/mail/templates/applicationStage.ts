import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { toName } from './greeting';
import { opportunityText as messages } from './opportunity.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** What each stage means to the applicant. */
const NEWS = {
  Received: 'received',
  Reviewing: 'reviewing',
  Interviewing: 'interviewing',
  Selected: 'selected',
  'Not selected': 'notSelected',
  Closed: 'closed',
} as const;

export type ApplicationNews = keyof typeof NEWS;
export const isNews = (status: string): status is ApplicationNews => status in NEWS;

/** To the applicant, whenever the application moves on. It names no company: that may be confidential. */
export const applicationStage = defineTemplate({
  name: 'application-stage',
  list: null,
  onlyIn: 'en',
  params: z.strictObject({
    first_name: greetingName,
    title: typedLine(),
    stage: z.enum(Object.keys(NEWS) as [ApplicationNews, ...ApplicationNews[]]),
    link: href,
  }),
  write: ({ first_name, title, stage, link }) => ({
    subject: messages.stageSubject({ title, stage }),
    preview: messages.stagePreview({ stage }),
    art: title,
    heading: title,
    blocks: [
      text(toName(first_name, messages.stageNews)),
      facts([messages.stage, stage]),
      text(messages[NEWS[stage]]),
      button(messages.seeApplication, link),
    ],
    reason: messages.becauseApplied,
  }),
});
