import { describeRoute } from '@athenaeum/graph/edge';
import { auditCsvQuery } from './auditCsvRoute';
import { overrideInput } from './releases/overrideRoutes';
import { releaseTokenInput } from './releases/releaseTokenRoute';
import { mailQuery, outboxQuery, tryAgainInput } from './questions';

export const OPERATIONS_PATH = '/api/operations';
const caller = 'Session: admins';
const refused = { 401: 'Nobody is signed in.', 403: 'It is not for her.' };

export const operationsDocs = [
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/outbox`,
    summary:
      'What waits to leave, is tried again, was given up or has left; a page of 20. Never what it says.',
    caller,
    query: outboxQuery,
    answers: { 200: '`data` with rows, count, counts, given_up by kind, channels.', ...refused },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/outbox/try-again`,
    summary: 'Lets one message, or all that was given up of one kind, leave again. The reason is kept.',
    caller,
    body: tryAgainInput,
    answers: {
      200: '`data`: how many were `tried` and are `left`.',
      400: 'As said in `fields`.',
      404: 'Nothing that could be tried again.',
      ...refused,
    },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/mail`,
    summary: 'Who was written to, by which template, and what became of it; a page of 20, for 90 days.',
    caller,
    query: mailQuery,
    answers: {
      200: '`data` with rows, count, templates, and `stopped`: the lists this address wants no more.',
      ...refused,
    },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/areas`,
    summary: 'How each subgraph, each remote, the shell and the database are now, with version and owner.',
    caller,
    answers: { 200: '`data` with database, shell, subgraphs, registry.', ...refused },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/releases`,
    summary: 'How each version of each remote went in the last hour, what was killed, the latest changes.',
    caller,
    answers: { 200: '`data` with versions, killed, history.', ...refused },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/releases/:remote`,
    summary: 'Every version of a remote in the latest changes: who had it when, and what it changed.',
    caller,
    answers: {
      200: '`data` with remote, versions.',
      404: 'No version of it was ever published.',
      ...refused,
    },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/release-token`,
    summary:
      'Lets a page send one request to the release service (`/api/releases`): these letters, once, within two minutes.',
    caller,
    body: releaseTokenInput,
    answers: {
      200: '`data`: the `token`, to be sent as a bearer token.',
      400: 'No token is given for such a request.',
      401: 'Nobody is signed in.',
      403: 'It is not for her, or she has to show first who is there.',
      429: 'That was a lot in a minute.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/override`,
    summary:
      'From now on takes one remote from a port of her own machine, in this browser only, for 8 hours.',
    caller,
    body: overrideInput,
    answers: { 200: '`data`: the remote and the port.', 400: 'As said in `fields`.', ...refused },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/override/reset`,
    summary: 'Ends that, and goes to the front page.',
    caller: 'Browser that has one',
    answers: { 303: 'It is over.' },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/audit.csv`,
    summary: 'What staff have changed, one line for each field, safe against formulas.',
    caller,
    query: auditCsvQuery,
    answers: { 200: 'The file.', 400: 'There is no such filter.', ...refused },
    answerType: 'text/csv',
  }),
];
