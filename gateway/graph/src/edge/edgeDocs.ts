import { describeRoute } from './describeRoute';
import type { RouteAccess } from './routeAccess';

const caller = 'Operations';

const access: RouteAccess = { to: 'everyone', specifiedIn: 'architecture, Ports to the outside' };

export const edgeDocs = [
  describeRoute({
    method: 'get',
    path: '/live',
    access,
    summary: 'This process answers.',
    caller,
    answers: { 200: 'It does.' },
  }),
  describeRoute({
    method: 'get',
    path: '/ready',
    access,
    summary: 'Whether requests should be sent here.',
    caller,
    answers: { 200: 'They should.', 503: 'Not yet, or not any more; `parts` says why.' },
  }),
  describeRoute({
    method: 'get',
    path: '/metrics',
    access,
    summary: 'Figures for Prometheus.',
    caller,
    answers: { 200: 'The figures.' },
    answerType: 'text/plain',
  }),
];
