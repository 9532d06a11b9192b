import { Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import {
  addressOf,
  callerBy,
  describeRoute,
  type Log,
  logOf,
  type RouteAccess,
  type RouteDescription,
} from '@athenaeum/graph/edge';
import { requireViewer, type SignedIn } from '../auth/signedIn';
import { jsonHandler } from '../routes/jsonHandler';
import type { Caller } from '../routes/caller';
import { csvLine } from '@athenaeum/common/escaping';
import { sendCsv } from './sendCsv';

const MAX_QUERY_LENGTH = 8000;
/** The most rows one request may ask for. */
const PAGE = 100;
export const UNREADABLE = 'The filters are not readable.';

const json = z
  .string()
  .max(MAX_QUERY_LENGTH)
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: UNREADABLE });
      return z.NEVER;
    }
  });
const csvQuery = z.object({ input: json });

export type CsvColumn<Row> = readonly [title: string, valueOf: (row: Row) => string | number | null];

/** A list that staff export. */
export interface CsvList<Row> {
  path: string;
  filename: string;
  access: RouteAccess;
  columns: readonly CsvColumn<Row>[];
}

export interface CsvQuestion extends Caller {
  /** The `input` of the list's query. */
  input: Record<string, unknown>;
}

interface Parts<Row> {
  list: CsvList<Row>;
  /** One page of the rows, or its refusal thrown. */
  ask: (question: CsvQuestion) => Promise<readonly Row[]>;
  signedIn: SignedIn;
  log: Log;
}

export const csvDocs = (
  { path, access }: Pick<CsvList<never>, 'path' | 'access'>,
  about: Pick<RouteDescription, 'summary' | 'caller'>,
): RouteDescription =>
  describeRoute({
    method: 'get',
    path,
    access,
    ...about,
    answers: {
      200: 'The file.',
      400: 'There is no such filter.',
      401: 'Nobody is signed in.',
      403: 'Not for this role.',
    },
    answerType: 'text/csv',
  });

/** A list as its page shows it, all of its pages, each read as the one before it is sent. */
export function csvRoute<Row>({ list, ask, signedIn, log }: Parts<Row>): RequestHandler {
  const router = Router();
  router.get('/', async (req, res, next) => {
    try {
      const question = await asked(req);
      // Before anything is sent: what is refused is answered like every operation.
      const first = await page(question, 0);
      await sendCsv(res, list.filename, lines(question, first), logOf(req, log));
    } catch (error) {
      await jsonHandler(() => Promise.reject(error as Error))(req, res, next);
    }
  });
  return router;

  async function asked(req: Request): Promise<CsvQuestion> {
    const viewer = await requireViewer(signedIn, req, list.access);
    return {
      ...callerBy(req, viewer),
      address: addressOf(req),
      ...csvQuery.parse({ input: req.query.input }),
    };
  }

  async function* lines(question: CsvQuestion, first: readonly Row[]) {
    yield csvLine(list.columns.map(([title]) => title));
    let rows = first;
    for (let skip = PAGE; rows.length > 0; skip += PAGE) {
      yield rows.map((row) => csvLine(list.columns.map(([, valueOf]) => valueOf(row)))).join('');
      rows = rows.length < PAGE ? [] : await page(question, skip);
    }
  }

  async function page({ input, ...who }: CsvQuestion, skip: number): Promise<readonly Row[]> {
    return ask({ ...who, input: { ...input, take: PAGE, skip } });
  }
}

/** `2026-11-22`; nothing for what has not happened. */
export const csvDay = (at: number | null | undefined): string | null =>
  typeof at === 'number' ? new Date(at).toISOString().slice(0, 10) : null;
