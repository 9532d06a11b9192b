import { Refusal, type Result } from '@athenaeum/kit';
import type { RequestHandler } from 'express';
import type { Log } from '@athenaeum/graph/edge';
import type { SubgraphClient } from '@athenaeum/graph/subgraphs';
import type { SignedIn } from '../auth/signedIn';
import { csvDay, csvDocs, csvRoute, UNREADABLE, type CsvList } from '../csv/csvRoute';

export const MEMBERS_CSV_PATH = '/api/members.csv';

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

const list: CsvList<Listed> = {
  path: MEMBERS_CSV_PATH,
  filename: 'members.csv',
  access: { to: 'admins', specifiedIn: 'community 1' },
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Title', ({ title }) => title],
    ['Company', ({ company }) => company],
    ['Relationship', ({ relationship_type }) => relationship_type],
    ['Intake', ({ intake_form_submitted }) => (intake_form_submitted ? 'Complete' : 'Not complete')],
    ['Profile %', ({ profile_progress }) => profile_progress],
    ['Hub', ({ nearest_regional_hub }) => nearest_regional_hub],
    ['Hidden from directory', ({ hide_from_directory }) => (hide_from_directory ? 'Yes' : 'No')],
    ['Joined', ({ created_at }) => csvDay(created_at)],
  ],
};

export const membersCsvDocs = csvDocs(list, {
  summary:
    'The members list as CSV, safe against formulas. `input` is the JSON of `users(input)`; its take and skip do not matter.',
  caller: 'Session: admins',
});

interface Parts {
  users: SubgraphClient;
  signedIn: SignedIn;
  log: Log;
}

/** The list an admin looks at; of its own domain alone, so that thousands of rows need not pass through the graph. */
export const membersCsvRoute = ({ users, ...parts }: Parts): RequestHandler =>
  csvRoute({
    ...parts,
    list,
    async ask({ input, viewer, requestId }) {
      const caller = { viewer, requestId };
      const { data, errors } = await users.ask({ query: MEMBERS, variables: { input } }, caller);
      // The only thing in it that is not ours are the filters.
      if (errors?.length) throw new Refusal('INVALID', UNREADABLE);
      const { users: answer } = data as { users: Result<Listed[]> };
      if (!answer.ok) throw new Refusal(answer.code!, answer.message ?? '', answer.fields ?? undefined);
      return answer.data ?? [];
    },
  });
