import * as z from 'zod';
import { describeRoute } from '@athenaeum/graph/edge';
import { MAILBOX_PATH } from './mailbox/mailboxView';
import { UNSUBSCRIBE_PATH } from './unsubscribe/suppressions';

const link = 'The link of a mail';
const page = 'text/html';
const developers = 'Developers; not in production';
const mail = (path: string, summary: string, answerType: string) =>
  describeRoute({
    method: 'get',
    path: MAILBOX_PATH + path,
    access: { to: 'everyone', specifiedIn: 'architecture, Ports to the outside' },
    summary,
    caller: developers,
    answers: { 200: 'There it is.', 404: 'No such mail.' },
    answerType,
  });

export const mailDocs = [
  describeRoute({
    method: 'get',
    path: `${UNSUBSCRIBE_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Files, mail, other systems' },
    summary: 'Asks whether mail of one kind shall stop.',
    caller: link,
    answers: { 200: 'The page.', 404: 'Not a link of ours.' },
    answerType: page,
  }),
  describeRoute({
    method: 'post',
    path: `${UNSUBSCRIBE_PATH}/:token`,
    access: { to: 'everyone', specifiedIn: 'decisions, Files, mail, other systems' },
    summary: 'Stops it, by the button or by the one click of a mail program (RFC 8058).',
    caller: link,
    answers: { 200: 'Done.', 404: 'Not a link of ours.' },
    answerType: page,
  }),
  describeRoute({
    method: 'get',
    path: MAILBOX_PATH,
    access: { to: 'everyone', specifiedIn: 'architecture, Ports to the outside' },
    summary: 'Mail that would have been sent, newest first; JSON for programs that ask for it.',
    caller: developers,
    query: z.object({ to: z.string().optional() }),
    answers: { 200: 'The list.' },
    answerType: page,
  }),
  mail('/:id', 'One mail.', page),
  mail('/:id/html', 'Its HTML.', page),
  mail('/:id/raw', 'As it would have been sent.', 'message/rfc822'),
  mail('/:id/attachments/:index', 'What came with it.', 'application/octet-stream'),
];
