import {
  currentRequestId,
  hasRole,
  isSignedIn,
  notAllowed,
  Refusal,
  signInFirst,
  type Result,
  type Viewer,
} from '@athenaeum/kit';
import { Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import type { Log } from '../../graph/context';
import type { SubgraphClient } from '../../graph/subgraphs/subgraphClient';
import type { SignedIn } from '../auth/signedIn';
import { answering } from '../routes/answering';
import { describeRoute } from '../routes/describeRoute';
import { csvLine } from './csv';
import { sendCsv } from './sendCsv';

export const MEMBERS_CSV_PATH = '/api/members.csv';
const LONGEST_QUESTION = 4000;
const PAGE = 100;
const UNREADABLE = 'The filters are not readable.';

const json = z
  .string()
  .max(LONGEST_QUESTION)
  .default('{}')
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: UNREADABLE });
      return z.NEVER;
    }
  });
const membersCsvQuery = z.object({ input: json });

export const membersCsvDocs = describeRoute({
  method: 'get',
  path: MEMBERS_CSV_PATH,
  summary:
    'The members list as CSV, safe against formulas. `input` is the JSON of `users(input)`; its take and skip do not matter.',
  caller: 'Session: admins',
  answers: {
    200: 'The file.',
    400: 'There is no such filter.',
    401: 'Nobody is signed in.',
    403: 'It is not for her.',
  },
  answerType: 'text/csv',
});

const MEMBERS = `query GatewayMembersCsv($input: UsersInput) { users(input: $input) { ok code message fields data {
  name email title company relationship_type intake_form_submitted profile_progress nearest_regional_hub
  hide_from_directory created_at } } }`;

interface Listed {
  name: string;
  email: string | null;
  title: string | null;
  company: string | null;
  relationship_type: string | null;
  intake_form_submitted: boolean | null;
  profile_progress: number | null;
  nearest_regional_hub: string | null;
  hide_from_directory: boolean | null;
  created_at: number | null;
}

const COLUMNS: readonly (readonly [string, (member: Listed) => string | number | null])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Title', ({ title }) => title],
  ['Company', ({ company }) => company],
  ['Relationship', ({ relationship_type }) => relationship_type],
  ['Intake', ({ intake_form_submitted }) => (intake_form_submitted ? 'Complete' : 'Not complete')],
  ['Profile %', ({ profile_progress }) => profile_progress],
  ['Hub', ({ nearest_regional_hub }) => nearest_regional_hub],
  ['Hidden from directory', ({ hide_from_directory }) => (hide_from_directory ? 'Yes' : 'No')],
  ['Joined', ({ created_at }) => created_at && new Date(created_at).toISOString().slice(0, 10)],
];

interface Parts {
  users: SubgraphClient;
  signedIn: SignedIn;
  log: Log;
}

/** The list an admin looks at, all of its pages, each read as the one before it is sent. */
export function membersCsvRoute({ users, signedIn, log }: Parts): RequestHandler {
  const router = Router();
  router.get('/', async (req, res, next) => {
    try {
      const question = await asked(req);
      // Before anything is sent: what is refused is answered like every operation.
      const first = await page(question, 0);
      await sendCsv(res, 'members.csv', lines(question, first), log);
    } catch (error) {
      await answering(() => Promise.reject(error as Error))(req, res, next);
    }
  });
  return router;

  async function asked(req: Request) {
    const viewer = await signedIn.viewer(req);
    if (!isSignedIn(viewer)) throw signInFirst();
    if (!hasRole(viewer, 'admin')) throw notAllowed();
    return { viewer, ...membersCsvQuery.parse({ input: req.query.input }) };
  }

  async function* lines(question: Question, first: readonly Listed[]) {
    yield csvLine(COLUMNS.map(([title]) => title));
    let members = first;
    for (let skip = PAGE; members.length > 0; skip += PAGE) {
      yield members.map((member) => csvLine(COLUMNS.map(([, valueOf]) => valueOf(member)))).join('');
      members = members.length < PAGE ? [] : await page(question, skip);
    }
  }

  async function page({ viewer, input }: Question, skip: number): Promise<Listed[]> {
    const variables = { input: { ...input, take: PAGE, skip } };
    const caller = { viewer, requestId: currentRequestId() ?? '' };
    const { data, errors } = await users.ask({ query: MEMBERS, variables }, caller);
    // The only thing in it that is not ours are the filters.
    if (errors?.length) throw new Refusal('INVALID', UNREADABLE);
    const { users: answer } = data as { users: Result<Listed[]> };
    if (!answer.ok) throw new Refusal(answer.code!, answer.message ?? '', answer.fields ?? undefined);
    return answer.data ?? [];
  }
}

interface Question {
  viewer: Viewer;
  input: Record<string, unknown>;
}
