import { describeRoute } from '@athenaeum/graph/edge';

export const DOCS_PATH = '/api/docs';
const caller = 'Developers; not in production';

export const docsDocs = [
  describeRoute({
    method: 'get',
    path: DOCS_PATH,
    access: { to: 'everyone', specifiedIn: 'architecture, Ports to the outside' },
    summary: 'This page.',
    caller,
    answers: { 200: 'The page.' },
    answerType: 'text/html',
  }),
  describeRoute({
    method: 'get',
    path: `${DOCS_PATH}/openapi.json`,
    access: { to: 'everyone', specifiedIn: 'architecture, Ports to the outside' },
    summary: 'The same as an OpenAPI document.',
    caller,
    answers: { 200: 'The document.' },
  }),
];
