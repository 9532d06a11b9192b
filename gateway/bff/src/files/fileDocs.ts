import { describeRoute, type RouteAccess } from '@athenaeum/graph/edge';
import { dataInput, documentInput, presignInput, uploadInput } from './inputs';

const caller = 'Session, owner-checked';
const found = {
  200: '`url` for five minutes; null when there is no such file for the caller.',
  400: 'No key.',
  401: 'Nobody is signed in.',
};

const access: RouteAccess = { to: 'signedIn', specifiedIn: 'decisions, Files, mail, other systems' };

export const fileDocs = [
  describeRoute({
    method: 'get',
    path: '/files/portraits/:name',
    access: { to: 'signedIn', specifiedIn: 'decisions, Files, mail, other systems', refusal: 'nothing' },
    summary: 'A member’s portrait.',
    caller: 'Session',
    answers: { 200: 'The picture.', 404: 'None, or nobody is signed in.' },
    answerType: 'image/*',
  }),
  describeRoute({
    method: 'get',
    path: '/files/content/:name',
    access: { to: 'everyone', specifiedIn: 'decisions, Files, mail, other systems' },
    summary: 'A picture or a paper that staff put into the content.',
    caller: 'Anyone; the uploader also before it is saved',
    answers: { 200: 'The file.', 404: 'None.' },
    answerType: 'application/octet-stream',
  }),
  describeRoute({
    method: 'get',
    path: '/files/documents/:id',
    access: { to: 'signedIn', specifiedIn: 'decisions, Files, mail, other systems', refusal: 'nothing' },
    summary: 'A document of a profile, as `Document.url` says.',
    caller: 'Session: whom its owner shows it to',
    answers: { 200: 'The file, to save.', 404: 'None for the caller.' },
    answerType: 'application/pdf',
  }),
  describeRoute({
    method: 'get',
    path: '/files/signed/:ticket/*key',
    access: { to: 'everyone', specifiedIn: 'decisions, Files, mail, other systems' },
    summary: 'A file by a link of five minutes; takes ranges.',
    caller: 'The link',
    answers: { 200: 'The file.', 206: 'A part of it.', 404: 'Altered, too old, or none.' },
    answerType: 'application/octet-stream',
  }),
  describeRoute({
    method: 'post',
    path: '/aws-proxy/s3/get-data-from-bucket',
    access,
    summary:
      'A link to a recording, its captions, a file beside a salon, pathway or coach, or a file of the caller.',
    caller,
    body: dataInput,
    answers: found,
  }),
  describeRoute({
    method: 'post',
    path: '/aws-proxy/s3/get-document-from-bucket',
    access,
    summary: 'A link to a document.',
    caller,
    body: documentInput,
    answers: found,
  }),
  describeRoute({
    method: 'get',
    path: '/aws-proxy/s3/presign',
    access,
    summary:
      'A link to a picture, in another size, format or quality where it has one of the listed endings.',
    caller,
    query: presignInput,
    answers: found,
  }),
  describeRoute({
    method: 'post',
    path: '/aws-proxy/s3/upload-file',
    access,
    summary:
      'Takes `file` beside `folderName`: profile-docs, opportunities-docs/{user id}/, or content-files of editors.',
    caller,
    body: uploadInput,
    bodyType: 'multipart/form-data',
    answers: {
      200: '`data` with key, filename, name, type and bytes.',
      400: 'Not a file for this folder.',
      401: 'Nobody is signed in.',
      403: 'Somebody else’s folder.',
      408: 'It took too long.',
      413: 'Too large.',
      429: 'Too often.',
    },
  }),
];
