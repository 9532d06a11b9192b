import * as z from 'zod';
import { describeRoute } from './edge/describeRoute';

export const graphDocs = [
  describeRoute({
    method: 'post',
    path: '/graphql',
    access: { to: 'everyone', specifiedIn: 'operations, REST' },
    summary: 'The graph. A refusal is an answer: `ok: false` with `code`, `message` and `fields`.',
    caller: 'Browser, with `apollo-require-preflight` or as JSON',
    body: z.object({
      query: z.string().optional().describe('May be left out where its digest is sent.'),
      operationName: z.string().nullish(),
      variables: z.record(z.string(), z.unknown()).nullish(),
      extensions: z
        .object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }).nullish() })
        .nullish(),
    }),
    answers: {
      200: '`data` and `errors`; `PERSISTED_QUERY_NOT_FOUND` asks for the operation whose digest was sent.',
      400: 'Not an operation, beyond the limits, or none that our own pages send.',
      503: 'More is asked than can be answered in time, or nobody can say who asks; `Retry-After` says when to try again.',
    },
  }),
];
