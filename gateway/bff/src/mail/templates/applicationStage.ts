import * as z from 'zod';
import { button, facts, text } from '../render/letter';
import { toName } from './greeting';
import { applicationText as messages } from './application.messages';
import { greetingName, href, typedLine } from './params';
import { defineTemplate } from './template';

/** The stages that applicants are mailed about, with the key of the text that explains each; its headline is `…Heading`, its name `stage…`. */
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
  params: z.strictObject({
    first_name: greetingName,
    title: typedLine(),
    stage: z.enum(Object.keys(MAILED_STAGES) as [MailedStage, ...MailedStage[]]),
    link: href,
  }),
  write({ first_name, title, stage: mailed, link }) {
    const key = MAILED_STAGES[mailed];
    const stage = messages[`stage${capitalized(key)}`];
    return {
      subject: messages.stageSubject({ title, stage }),
      preview: messages.stagePreview({ stage }),
      art: title,
      heading: messages[`${key}Heading`],
      blocks: [
        text(toName(first_name, messages.stageNews)),
        facts([messages.opportunity, title], [messages.stage, stage]),
        text(messages[key]),
        button(messages.seeApplication, link),
      ],
      reason: messages.becauseApplied,
    };
  },
});

const capitalized = <Key extends string>(key: Key): Capitalize<Key> =>
  `${key.charAt(0).toUpperCase()}${key.slice(1)}` as Capitalize<Key>;
