import { Refusal, type InternalCaller, type Result } from '@athenaeum/kit';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { csvLine } from '@athenaeum/common/escaping';
import { callerBy, type Log, logOf } from '@athenaeum/graph/edge';
import type { SubgraphClients } from '@athenaeum/graph/subgraphs';
import { sendCsv } from '../csv/sendCsv';
import { jsonHandler } from '../routes/jsonHandler';
import type { AdminOf } from './adminOf';

/** The page size of `auditRows`. */
const PAGE_SIZE = 50;
const time = z.coerce.number().finite().optional();
const words = z.string().max(200).optional();

/** The filters, as the address of the audit page has them. */
export const auditCsvQuery = z
  .strictObject({ operation: words, actor_id: words, target_id: words, from: time, until: time })
  .transform(({ from, until, ...ids }) => ({
    ...Object.fromEntries(
      Object.entries(ids).flatMap(([name, equals]) => (equals ? [[name, { equals }] as const] : [])),
    ),
    ...((from ?? until) !== undefined && { at: { gte: from, lt: until } }),
  }));

const ROWS = `query GatewayAuditCsv($input: AuditRowsInput) { auditRows(input: $input) { ok code message fields data {
  operation at reason target_id actor { name } actor_name target { name } changes { field before after } } } }`;

interface Row {
  operation: string;
  /** Epoch ms. */
  at: number;
  reason: string;
  target_id: string;
  actor: { name: string } | null;
  actor_name: string | null;
  target: { name: string } | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

const TITLES = ['When', 'Who', 'Operation', 'About', 'Field', 'Before', 'After', 'Reason'];

export interface AuditParts {
  clients: SubgraphClients;
  adminOf: AdminOf;
  log: Log;
}

/** The audit log as CSV, filtered as on the page, one line for each changed field. */
export function auditCsvRoute({ clients: { users }, adminOf, log }: AuditParts): RequestHandler {
  return async (req, res, next) => {
    try {
      const caller = callerBy(req, await adminOf(req));
      const input = auditCsvQuery.parse(req.query);
      // Read before anything is sent, so that a refusal can still be answered with its status.
      const first = await page(caller, input, 0);
      await sendCsv(res, 'audit-log.csv', lines(caller, input, first), logOf(req, log));
    } catch (error) {
      await jsonHandler(() => Promise.reject(error as Error))(req, res, next);
    }
  };

  async function* lines(caller: InternalCaller, input: object, first: readonly Row[]) {
    yield csvLine(TITLES);
    let rows = first;
    for (let skip = PAGE_SIZE; rows.length > 0; skip += PAGE_SIZE) {
      yield rows.flatMap(linesOf).join('');
      rows = rows.length < PAGE_SIZE ? [] : await page(caller, input, skip);
    }
  }

  async function page(caller: InternalCaller, input: object, skip: number): Promise<Row[]> {
    const variables = { input: { ...input, take: PAGE_SIZE, skip } };
    const { data, errors } = await users.ask({ query: ROWS, variables }, caller);
    if (errors?.length) throw new Error(`The audit log failed: ${errors[0]?.message}`);
    const { auditRows: answer } = data as { auditRows: Result<Row[]> };
    if (!answer.ok) throw new Refusal(answer.code!, answer.message ?? '', answer.fields ?? undefined);
    return answer.data ?? [];
  }
}

const linesOf = ({ at, actor, actor_name, operation, target, target_id, changes, reason }: Row): string[] =>
  changes.map(({ field, before, after }) =>
    csvLine([
      new Date(at).toISOString(),
      actor?.name ?? actor_name,
      operation,
      target?.name ?? target_id,
      field,
      before,
      after,
      reason,
    ]),
  );
