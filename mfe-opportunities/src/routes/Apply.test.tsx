import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { ApplyDocument, OwnDocumentsDocument } from '../features/apply/__generated__/apply';
import type { OwnDocument } from '../features/apply/apply.api';
import type { BoardOpportunity } from '../features/board';
import {
  OpenOpportunitiesDocument,
  OpportunityBoardDocument,
  ViewOpportunityDocument,
} from '../features/board/__generated__/board';
import { SavedFiltersDocument } from '../features/savedFilters/__generated__/savedFilters';
import { anOpportunity, answer, list, refusal } from '../testing/opportunities';
import BoardPage from './BoardPage';

const OPEN = '/opportunities?opportunity=nonprofit-board-seat';
const folders: FormDataEntryValue[] = [];

const takesUploads = () =>
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', async ({ request }) => {
      const form = await request.formData();
      folders.push(form.get('folderName')!);
      const { name } = form.get('file') as File;
      const key = `opportunities-docs/${testMember.id}/${name.replace(' ', '-')}`;
      return HttpResponse.json({ ok: true, data: { key, name } });
    }),
  );
const boardHas = (...opportunities: BoardOpportunity[]) =>
  respond(OpportunityBoardDocument, { opportunities: list(...opportunities) });
const hasDocuments = (...documents: OwnDocument[]) =>
  respond(OwnDocumentsDocument, { me: { ok: true, data: { id: testMember.id, documents } } });
const pdf = (name: string) => new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' });
const received = () => respond(ApplyDocument, { applying: answer({ id: 'a1' }) });

// Preloads the dialog's code, so that the first test does not wait for it.
beforeAll(() => import('../features/apply/ApplyDialog'), 120_000);
beforeEach(() => {
  localStorage.clear();
  folders.length = 0;
  respond(OpenOpportunitiesDocument, { opportunities: list() });
  respond(SavedFiltersDocument, { savedFilters: answer([]), savedRoles: { ok: true, count: 0 } });
  respond(ViewOpportunityDocument, { viewOpportunity: { ok: true, code: null, message: null } });
  boardHas(anOpportunity());
  hasDocuments();
  takesUploads();
});

async function openPopup(platform: { apiBase?: string } = {}) {
  const view = renderRemote(<BoardPage />, { api, route: OPEN, platform });
  await view.user.click(await screen.findByRole('button', { name: 'Apply now' }));
  const popup = await screen.findByRole('dialog', { name: 'Apply for this opportunity' });
  return { ...view, popup: within(popup) };
}
type Popup = Awaited<ReturnType<typeof openPopup>>;

const apply = ({ popup }: Popup) => popup.getByRole('button', { name: 'Apply' });
async function attachCv(view: Popup) {
  await view.user.upload(view.popup.getByLabelText(/^CV/), pdf('my-cv.pdf'));
  await view.popup.findByRole('button', { name: 'Delete my-cv.pdf' });
}
async function write({ user, popup }: Popup, pitch: string) {
  await user.click(popup.getByLabelText(/^Your pitch/));
  await user.paste(pitch);
}
const accept = ({ user, popup }: Popup) =>
  user.click(popup.getByRole('checkbox', { name: /complete and accurate/ }));

it('applies with a CV and a pitch, confirms it, and shows the card as applied', async () => {
  received();
  const view = await openPopup();
  await attachCv(view);
  await write(view, 'I have raised forty million.');
  await accept(view);
  boardHas(anOpportunity({ can_apply: false, my_application: { id: 'a1' } }));

  await view.user.click(apply(view));

  const confirmation = await screen.findByRole('dialog', { name: 'Application received' });
  expect(confirmation).toHaveTextContent(
    'Your application has been received! Our Board Support team or the posting company will be in touch if your application advances.',
  );
  expect(sent(ApplyDocument)).toEqual([
    {
      input: {
        user_id: testMember.id,
        contentful_id: 'calder',
        title: 'Independent Director',
        cv: `opportunities-docs/${testMember.id}/my-cv.pdf`,
        bio: null,
        pitch: 'I have raised forty million.',
        accepted: true,
      },
    },
  ]);
  expect(folders).toEqual([`opportunities-docs/${testMember.id}`]);
  await view.user.click(within(confirmation).getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveAttribute('aria-disabled', 'true');
});

it('says what is missing before Apply, and sends nothing until then', async () => {
  const view = await openPopup();
  expect(apply(view)).toHaveAttribute('aria-disabled', 'true');
  expect(apply(view)).toHaveAccessibleDescription(
    'To apply, attach your CV and confirm that your information is complete and accurate.',
  );
  await view.user.click(apply(view));

  await attachCv(view);
  expect(apply(view)).toHaveAccessibleDescription(
    'To apply, confirm that your information is complete and accurate.',
  );
  await view.user.type(view.popup.getByLabelText(/^Your pitch/), 'Ready{Enter}');
  expect(sent(ApplyDocument)).toEqual([]);

  await accept(view);
  expect(apply(view)).not.toHaveAttribute('aria-disabled');
  await view.user.click(view.popup.getByRole('button', { name: 'Delete my-cv.pdf' }));
  expect(apply(view)).toHaveAccessibleDescription('To apply, attach your CV.');
});

it('also sends a bio that is still uploading when Apply is pressed', async () => {
  received();
  const view = await openPopup();
  await attachCv(view);
  await accept(view);
  const key = `opportunities-docs/${testMember.id}/bio.pdf`;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', async () => {
      await held;
      return HttpResponse.json({ ok: true, data: { key, name: 'bio.pdf' } });
    }),
  );

  await view.user.upload(view.popup.getByLabelText(/^Bio/), pdf('bio.pdf'));
  await view.user.click(apply(view));
  expect(view.popup.getByRole('button', { name: 'Finishing upload…' })).toHaveAttribute('aria-busy', 'true');
  expect(sent(ApplyDocument)).toEqual([]);
  arrive();

  await screen.findByRole('dialog', { name: 'Application received' });
  expect(sent(ApplyDocument)).toEqual([{ input: expect.objectContaining({ bio: key }) }]);
});

it('counts the words of the pitch beside advice on it', async () => {
  const { user, popup } = await openPopup();
  const pitch = popup.getByLabelText(/^Your pitch/);
  expect(pitch).toHaveAccessibleDescription(/About 250 words, in the third person/);

  await user.type(pitch, 'Four words,  as typed.');

  expect(popup.getByText('4 of about 250 words')).toBeInTheDocument();
  expect(popup.getByText('22/5000 characters')).toBeInTheDocument();
});

it('leaves out a file of another kind, and says so', async () => {
  const { popup } = await openPopup();
  const user = (await import('@testing-library/user-event')).userEvent.setup({ applyAccept: false });

  await user.upload(
    popup.getByLabelText(/^CV/),
    new File(['MZ'], 'cv.docx', { type: 'application/vnd.openxmlformats-officedocument' }),
  );

  expect(await popup.findByRole('alert')).toHaveTextContent('cv.docx was left out: PDF, PNG or JPEG only.');
  expect(folders).toEqual([]);
});

it('keeps a file whose upload failed with the reason and Retry', async () => {
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', () =>
      HttpResponse.json({
        ok: false,
        message: 'Failed to upload file',
        fields: { file: 'It is not a PDF.' },
      }),
    ),
  );
  const view = await openPopup();
  await view.user.upload(view.popup.getByLabelText(/^CV/), pdf('my-cv.pdf'));
  expect(await view.popup.findByText('Failed to upload file. It is not a PDF.')).toBeInTheDocument();

  takesUploads();
  await view.user.click(view.popup.getByRole('button', { name: 'Retry my-cv.pdf' }));

  expect(await view.popup.findByRole('button', { name: 'Delete my-cv.pdf' })).toBeInTheDocument();
});

it('attaches a copy of a document of the profile', async () => {
  hasDocuments({ id: 'd1', title: 'Board resume.pdf', type: 'Board Resume', url: '/files/documents/d1' });
  mockServer.use(
    http.get(
      '*/behind/files/documents/d1',
      () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    ),
  );
  received();
  // The address of a document has no host: it is requested from the API's origin.
  const view = await openPopup({ apiBase: `${location.origin}/behind` });
  const fromProfile = await view.popup.findByRole('group', { name: /as your CV/ });

  await view.user.click(within(fromProfile).getByRole('button', { name: 'Board resume.pdf' }));
  await view.popup.findByRole('button', { name: 'Delete Board resume.pdf' });
  await accept(view);
  await view.user.click(apply(view));

  await screen.findByRole('dialog', { name: 'Application received' });
  expect(sent(ApplyDocument)[0]!.input).toMatchObject({
    cv: `opportunities-docs/${testMember.id}/Board-resume.pdf`,
  });
});

it('says when a document of the profile could not be attached', async () => {
  hasDocuments({ id: 'd1', title: 'Bio.pdf', type: 'Bio', url: '/files/documents/d1' });
  mockServer.use(http.get('*/files/documents/d1', () => new HttpResponse(null, { status: 404 })));
  const { user, popup } = await openPopup();
  const fromProfile = await popup.findByRole('group', { name: /as your Bio/ });

  await user.click(within(fromProfile).getByRole('button', { name: 'Bio.pdf' }));

  expect(await within(fromProfile).findByRole('alert')).toHaveTextContent('Bio.pdf couldn’t be attached.');
});

it('sends one application however often Apply is pressed', async () => {
  const deliver = respondLater(ApplyDocument, { applying: answer({ id: 'a1' }) });
  const view = await openPopup();
  await attachCv(view);
  await accept(view);

  await view.user.click(apply(view));
  const sending = await view.popup.findByRole('button', { name: 'Sending your application' });
  expect(sending).toHaveAttribute('aria-busy', 'true');
  await view.user.click(sending);
  deliver();

  await screen.findByRole('dialog', { name: 'Application received' });
  expect(sent(ApplyDocument)).toHaveLength(1);
});

it('closes the dialog when sending failed, says so, and keeps the form for a retry', async () => {
  respond(ApplyDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const view = await openPopup();
  await attachCv(view);
  await write(view, 'My story');
  await accept(view);
  await view.user.click(apply(view));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t send your application. Something went wrong on our side.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  received();
  await view.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Your pitch/)).toHaveValue('My story');
  await view.user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('dialog', { name: 'Application received' })).toBeInTheDocument();
});

it('says that the member has applied in another tab already, and shows it', async () => {
  respond(ApplyDocument, { applying: refusal('CONFLICT', 'You have already applied for this opportunity.') });
  const view = await openPopup();
  await attachCv(view);
  await accept(view);
  boardHas(anOpportunity({ can_apply: false, my_application: { id: 'a0' } }));

  await view.user.click(apply(view));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You have already applied for this opportunity.',
  );
  expect(await screen.findByRole('button', { name: 'Applied' })).toBeInTheDocument();
});

it('says when it was closed in the meantime', async () => {
  const message = 'This opportunity is closed: it takes no more applications.';
  respond(ApplyDocument, { applying: refusal('CONFLICT', message) });
  const view = await openPopup();
  await attachCv(view);
  await accept(view);
  boardHas();

  await view.user.click(apply(view));

  expect(await screen.findByRole('alert')).toHaveTextContent(`We couldn’t send your application. ${message}`);
  expect(screen.getByRole('button', { name: 'Apply now' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('asks for a CV again that the server does not have any more', async () => {
  const message = 'We could not find that file among yours. Please attach it again.';
  respond(ApplyDocument, { applying: refusal('INVALID', 'Please look at this again.', { cv: message }) });
  const view = await openPopup();
  await attachCv(view);
  await accept(view);

  await view.user.click(apply(view));

  expect(await view.popup.findByRole('alert')).toHaveTextContent(message);
  expect(view.popup.getByLabelText(/^CV/)).toBeInTheDocument();
  expect(apply(view)).toHaveAccessibleDescription('To apply, attach your CV.');
});

it('keeps the pitch through a reload', async () => {
  const view = await openPopup();
  await write(view, 'Half a pitch');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  view.unmount();

  const again = await openPopup();

  expect(again.popup.getByLabelText(/^Your pitch/)).toHaveValue('Half a pitch');
});
