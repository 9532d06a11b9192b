import { Refusal } from '@athenaeum/kit';
import { createAccountInput } from '@athenaeum/users-contract';
import { describeRoute } from '@athenaeum/graph/edge';
import { CALLERS, REFUSALS, type Runnable } from './runnable';

const CREATE = `mutation GatewayCreateAccount($input: CreateAccountInput!) {
  createAccount(input: $input) { ok code message fields data { id } }
}`;

export const createCompanyRun: Runnable = {
  docs: describeRoute({
    method: 'post',
    path: '/jobs/run/*folder/salesforce/apex_create_company',
    access: { to: ['signedIn', 'services'], specifiedIn: 'operations, users' },
    summary:
      'Adds a company to our list, which tells the CRM. One that is listed was told when it was added.',
    caller: CALLERS,
    body: createAccountInput,
    answers: { 202: 'Accepted.', ...REFUSALS },
  }),
  limit: '10kb',
  async run(caller, body, { askGraph }) {
    const input = createAccountInput.parse(body);
    await askGraph(caller, CREATE, { input }).catch((error: unknown) => {
      if (!(error instanceof Refusal && error.code === 'CONFLICT')) throw error;
    });
  },
};
