import { describeRoute } from './describeRoute';

const caller = 'Operations';

export const edgeDocs = [
  describeRoute({
    method: 'get',
    path: '/live',
    summary: 'This process answers.',
    caller,
    answers: { 200: 'It does.' },
  }),
  describeRoute({
    method: 'get',
    path: '/ready',
    summary: 'Whether requests should be sent here.',
    caller,
    answers: { 200: 'They should.', 503: 'Not yet, or not any more; `parts` says why.' },
  }),
  describeRoute({
    method: 'get',
    path: '/metrics',
    summary: 'Figures for Prometheus.',
    caller,
    answers: { 200: 'The figures.' },
    answerType: 'text/plain',
  }),
];
