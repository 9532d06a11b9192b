import { isFinal } from '@athenaeum/opportunities-contract';
import {
  applicationMoved as movedMessage,
  applicationReceived as receivedMessage,
  applicationWithdrawn as withdrawnMessage,
} from '@athenaeum/opportunities-contract/outgoing';
import type { ApplicationNotice } from '../../sources/sources';
import type { Brand } from '../brand';
import { applicationStage, isMailedStage } from '../templates/applicationStage';
import { applicationWithdrawn } from '../templates/applicationWithdrawn';
import { jobApplication } from '../templates/jobApplication';
import { sanitizeLine } from '../templates/params';
import type { AnyTemplate } from '../templates/template';
import { defineLetter, type LetterContext } from './letterKind';

const MAX_PITCH_LENGTH = 5000;
const WITHDRAWN = 'Withdrawn';

type Row = ReturnType<typeof receivedMessage.payload.parse>;

/** To board support, with the applicant in Cc; the links to files require signing in. */
export const applicationLetter = defineLetter({
  message: receivedMessage,
  async prepare(row, context) {
    const found = await applicationOf(row, context);
    if (!found || found.notice.status === WITHDRAWN) return null;
    const { notice, applicant, name } = found;
    const { brand } = context;
    const fileOf = (part: 'cv' | 'bio') => fileAt(notice, part, brand);
    return {
      template: jobApplication as AnyTemplate,
      params: {
        application: {
          first_name: sanitizeLine(applicant.first_name) || name,
          last_name: sanitizeLine(applicant.last_name) || name,
          email: applicant.email,
          title: sanitizeLine(notice.title),
          pitch: notice.pitch?.slice(0, MAX_PITCH_LENGTH) || null,
          cv: fileOf('cv') ?? { filename: '—', url: null },
          bio: fileOf('bio'),
        },
      },
      to: boardSupport(brand),
      cc: [{ name, address: applicant.email }],
      replyTo: { name, address: applicant.email },
    };
  },
});

export const withdrawalLetter = defineLetter({
  message: withdrawnMessage,
  async prepare(row, context) {
    const found = await applicationOf(row, context);
    // Applied again in the meantime: that has its own mail.
    if (found?.notice.status !== WITHDRAWN) return null;
    const { notice, name } = found;
    return {
      template: applicationWithdrawn as AnyTemplate,
      params: { name, title: sanitizeLine(notice.title) },
      to: boardSupport(context.brand),
    };
  },
});

/** To the applicant: the stage when the mail is sent; none after a withdrawal. */
export const movedLetter = defineLetter({
  message: movedMessage,
  async prepare(row, context) {
    const found = await applicationOf(row, context);
    if (!found) return null;
    const { notice, applicant, name } = found;
    // A decision from before the opportunity closed stays.
    const stage = notice.closed && !isFinal(notice.status) ? 'Closed' : notice.status;
    if (!isMailedStage(stage)) return null;
    return {
      template: applicationStage as AnyTemplate,
      params: {
        first_name: applicant.first_name,
        title: sanitizeLine(notice.title),
        stage,
        link: `${context.brand.origin}/opportunities/applications`,
      },
      to: { name, address: applicant.email },
      member: applicant.id,
    };
  },
});

export const boardSupport = ({ name, boardSupport: address }: Brand) => ({
  name: `${name} board support`,
  address,
});

/** Null when it is gone, or when the member has applied again since: `round` counts the applications of a member. */
async function applicationOf({ application_id, round }: Row, { sources }: LetterContext) {
  const notice = await sources.applicationNotice(application_id);
  if (notice?.round !== round) return null;
  const applicant = await sources.contact(notice.user_id);
  if (!applicant) return null;
  const name = sanitizeLine(`${applicant.first_name} ${applicant.last_name}`) || 'A member';
  return { notice, applicant, name };
}

function fileAt(notice: ApplicationNotice, part: 'cv' | 'bio', { origin }: Brand) {
  const file = notice[part];
  const filename = file && sanitizeLine(file.filename);
  return filename ? { filename, url: `${origin}/files/applications/${notice.id}/${part}` } : null;
}
