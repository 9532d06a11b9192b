import { describeRoute } from '@athenaeum/graph/edge';
import { adminsOnly } from './adminOf';
import { auditCsvQuery } from './auditCsvRoute';
import { overrideInput } from './releases/overrideRoutes';
import { releaseTokenInput } from './releases/releaseTokenRoute';
import { mailQuery, outboxQuery, tryAgainInput } from './questions';

export const OPERATIONS_PATH = '/api/operations';
const caller = 'Session: admins';
const refused = { 401: 'Nobody is signed in.', 403: 'The caller is no admin.' };

export const operationsDocs = [
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/outbox`,
    access: adminsOnly,
    summary: 'The outbox: what is waiting, retried, dead or sent; a page of 20. Never the payload.',
    caller,
    query: outboxQuery,
    answers: { 200: '`data` with rows, count, counts, given_up by kind, channels.', ...refused },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/outbox/try-again`,
    access: adminsOnly,
    summary: 'Retries one message, or all dead letters of one kind. The reason goes into the audit log.',
    caller,
    body: tryAgainInput,
    answers: {
      200: '`data`: how many were `retried` and are `remaining`.',
      400: 'As said in `fields`.',
      404: 'There is nothing to retry.',
      ...refused,
    },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/mail`,
    access: adminsOnly,
    summary: 'The mail log: receiver, template and outcome; a page of 20, kept for 90 days.',
    caller,
    query: mailQuery,
    answers: {
      200: '`data` with rows, count, templates, and `stopped`: the lists this address has unsubscribed from.',
      ...refused,
    },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/areas`,
    access: adminsOnly,
    summary:
      'Whether each subgraph, each remote, the shell and the database can be reached, with version and owner.',
    caller,
    answers: { 200: '`data` with database, shell, subgraphs, registry.', ...refused },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/releases`,
    access: adminsOnly,
    summary:
      'The figures of each version of each remote in the last hour, killed versions, the latest changes.',
    caller,
    answers: { 200: '`data` with versions, killed, history.', ...refused },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/releases/:remote`,
    access: adminsOnly,
    summary:
      'Every version of a remote in the latest snapshots: when it was live for whom, and what it changed.',
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
    access: adminsOnly,
    summary:
      'Mints a token for one request to the release service (`/api/releases`), exactly as given, once, within two minutes.',
    caller,
    body: releaseTokenInput,
    answers: {
      200: '`data`: the `token`, to be sent as a bearer token.',
      400: 'No token is given for such a request.',
      401: 'Nobody is signed in.',
      403: 'The caller is no admin, or has to confirm the second factor first.',
      429: 'Too many in a minute.',
    },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/override`,
    access: adminsOnly,
    summary: 'Overrides one remote by a port of the admin’s own machine, in this browser only, for 8 hours.',
    caller,
    body: overrideInput,
    answers: { 200: '`data`: the remote and the port.', 400: 'As said in `fields`.', ...refused },
  }),
  describeRoute({
    method: 'post',
    path: `${OPERATIONS_PATH}/override/reset`,
    access: { to: 'everyone', specifiedIn: 'architecture, Front' },
    summary: 'Ends the override, and redirects to the front page.',
    caller: 'Browser that has one',
    answers: { 303: 'To the front page.' },
  }),
  describeRoute({
    method: 'get',
    path: `${OPERATIONS_PATH}/audit.csv`,
    access: adminsOnly,
    summary: 'The audit log as CSV, one line for each changed field, safe against formulas.',
    caller,
    query: auditCsvQuery,
    answers: { 200: 'The file.', 400: 'There is no such filter.', ...refused },
    answerType: 'text/csv',
  }),
];
