import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { api } from '../api';
import { CompanyChoicesDocument } from '../components/company/__generated__/companyChoices';
import { CreatePostingDocument } from '../features/posting/__generated__/posting';
import { manifest } from '../manifest';
import { answer, refusal } from '../testing/answers';
import NewPostingPage from './NewPostingPage';

const open = () =>
  renderRemote(
    <Routes>
      <Route path="/admin/opportunities/new" element={<NewPostingPage />} />
      <Route path="/admin/opportunities/:id" element={<p>the desk</p>} />
    </Routes>,
    { api, manifest, route: '/admin/opportunities/new' },
  );
type User = ReturnType<typeof renderRemote>['user'];

/** Chooses from the list of companies, as staff do. */
async function chooseCompany(user: User): Promise<void> {
  respond(CompanyChoicesDocument, { accounts: answer([{ id: 'quill', title: 'Quillfeather Foods' }]) });
  await user.type(screen.getByLabelText('Company'), 'quill');
  await user.click(await screen.findByRole('option', { name: /Quillfeather Foods/ }));
}

const save = () => screen.getByRole('button', { name: 'Save and review' });

beforeEach(() => localStorage.clear());

it('creates a posting and redirects to its review', async () => {
  respond(CreatePostingDocument, { createOpportunity: answer({ id: 'posting-9' }) });
  const { user } = open();

  await user.type(screen.getByLabelText('Title'), 'Audit chair');
  await chooseCompany(user);
  await user.selectOptions(screen.getByLabelText('Compensation optional'), 'Unpaid');
  await user.click(save());

  expect(await screen.findByText('the desk')).toBeInTheDocument();
  expect(location.pathname).toBe('/admin/opportunities/posting-9');
  expect(sent(CreatePostingDocument)).toEqual([
    {
      input: expect.objectContaining({
        draft_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Audit chair',
        opportunityType: 'Board Seat',
        company: 'Quillfeather Foods',
        compensation: 'Unpaid',
        isConfidential: false,
      }),
    },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('shows missing fields before anything is sent', async () => {
  const { user } = open();

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('Title is required');
  expect(sent(CreatePostingDocument)).toEqual([]);
});

it('keeps the input when it is refused', async () => {
  respond(CreatePostingDocument, {
    createOpportunity: refusal('INVALID', 'Please look at what is marked.', { website: 'Not an address' }),
  });
  const { user } = open();

  await user.type(screen.getByLabelText('Title'), 'Audit chair');
  await chooseCompany(user);
  await user.click(save());

  expect(await screen.findByRole('link', { name: 'Not an address' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Audit chair');
});
