import { payloadOf, type Outgoing } from '@athenaeum/kit/outbox';
import type * as z from 'zod';
import type { ExpectedAnswer } from '../answers/readAnswer';
import type { Sources } from '../sources/sources';

/** The other systems, each behind an address of its own. */
export const SYSTEMS = ['workflow', 'crm', 'content_store'] as const;
export type System = (typeof SYSTEMS)[number];

/** One call to another system, as the specification has it. */
export interface Job<Row, Payload> {
  /** Its status in the outbox. */
  message: Outgoing<Row>;
  method: 'POST' | 'PUT';
  path: string;
  payload: z.ZodType<Payload>;
  /** What confirms that the system was told; any other answer is tried again. */
  answer: ExpectedAnswer<unknown>;
  /** What is sent; null when there is nothing to tell any more. */
  compose(row: Row, sources: Sources): Promise<Payload | null> | Payload | null;
}

export interface AnyJob {
  kind: string;
  system: System;
  method: 'POST' | 'PUT';
  path: string;
  answer: ExpectedAnswer<unknown>;
  /** Exactly what the specification lists: a stranger in it, or something missing, is a mistake. */
  compose(row: unknown, sources: Sources): Promise<object | null>;
}

export const defineJob = <Row, Payload extends object>(job: Job<Row, Payload>): AnyJob => ({
  kind: job.message.kind,
  system: job.message.channel as System,
  method: job.method,
  path: job.path,
  answer: job.answer,
  async compose(row, sources) {
    const payload = await job.compose(payloadOf(job.message, row), sources);
    return payload && job.payload.parse(payload);
  },
});
