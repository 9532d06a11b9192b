import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileUpload, type FileUploadProps } from './FileUpload';
import type { Upload, UploadedFile } from './useUploads';

type Answer = Awaited<ReturnType<Upload>>;

/** An upload whose progress the test controls. */
function upload() {
  const sent: {
    file: File;
    how: Parameters<Upload>[1];
    answer: (answer: Answer) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const send: Upload = (file, how) =>
    new Promise((resolve, reject) => {
      sent.push({
        file,
        how,
        answer: (answer) => act(async () => resolve(answer)),
        fail: () => act(async () => reject(new Error('ECONNRESET'))),
      });
    });
  return { send, sent };
}

function Documents({ first = [], ...props }: Partial<FileUploadProps> & { first?: UploadedFile[] }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>(first);
  return (
    <FileUpload
      label="Your CV"
      accept={['.pdf', 'application/pdf']}
      kinds="PDF"
      upload={upload().send}
      {...props}
      files={files}
      onUploaded={(file) => setFiles((now) => [...now, file])}
      onDelete={(file) => setFiles((now) => now.filter((other) => other.id !== file.id))}
    />
  );
}

const pdf = (name = 'cv.pdf', size = 4) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const field = () => screen.getByLabelText<HTMLInputElement>('Your CV');

const setup = (props: Parameters<typeof Documents>[0] = {}) => {
  const { send, sent } = upload();
  render(<Documents upload={send} {...props} />);
  return { sent, user: userEvent.setup({ applyAccept: false }) };
};

it('sends the chosen file, follows it from 0 to 100, then shows it with Delete', async () => {
  const { user, sent } = setup();

  await user.upload(field(), pdf());
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '0');
  act(() => sent[0]!.how.onProgress(42));
  expect(screen.getByText('42%')).toBeInTheDocument();
  await sent[0]!.answer({ id: '1', name: 'cv.pdf', href: '/files/1' });

  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'cv.pdf' })).toHaveAttribute('href', '/files/1');
  expect(screen.getByRole('status')).toHaveTextContent('cv.pdf uploaded');
  expect(screen.queryByLabelText('Your CV')).not.toBeInTheDocument();
});

it('keeps the focus throughout: on Cancel, on Delete, and back on the field', async () => {
  const { user, sent } = setup();

  await user.upload(field(), pdf());
  expect(screen.getByRole('button', { name: 'Cancel cv.pdf' })).toHaveFocus();
  await sent[0]!.answer({ id: '1', name: 'cv.pdf' });
  expect(screen.getByRole('button', { name: 'Delete cv.pdf' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
});

it('cancels an upload', async () => {
  const { user, sent } = setup();
  await user.upload(field(), pdf());

  await user.click(screen.getByRole('button', { name: 'Cancel cv.pdf' }));

  expect(sent[0]!.how.signal.aborted).toBe(true);
  await sent[0]!.answer({ id: '1', name: 'cv.pdf' });
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
});

it('says that it failed and tries again', async () => {
  const { user, sent } = setup();
  await user.upload(field(), pdf());

  await sent[0]!.fail();
  expect(screen.getByText('Failed to upload file')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry cv.pdf' }));
  await sent[1]!.answer({ id: '1', name: 'cv.pdf' });

  expect(screen.getByRole('button', { name: 'Delete cv.pdf' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to upload file')).not.toBeInTheDocument();
});

it('says why it was refused', async () => {
  const { user, sent } = setup();
  await user.upload(field(), pdf());

  await sent[0]!.answer({ message: 'This file holds a virus.' });

  expect(screen.getByText('This file holds a virus.')).toBeInTheDocument();
});

it.each([
  ['another kind', new File(['x'], 'me.png', { type: 'image/png' }), 'me.png was left out: PDF only.'],
  ['too large', pdf('long.pdf', 2_000_000), 'long.pdf is larger than 1 MB.'],
])('does not send a file of %s', async (_why, file, message) => {
  const { user, sent } = setup({ maxBytes: 1_000_000 });

  await user.upload(field(), file);

  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(sent).toEqual([]);
});

it('cancels the upload when the page is left', async () => {
  const { send, sent } = upload();
  const { unmount } = render(<Documents upload={send} />);
  await userEvent.upload(field(), pdf());

  unmount();

  expect(sent[0]!.how.signal.aborted).toBe(true);
});

describe('for several files', () => {
  it('sends each by itself and stays open', async () => {
    const { user, sent } = setup({ multiple: true });

    await user.upload(field(), [pdf('a.pdf'), pdf('b.pdf')]);
    await sent[1]!.answer({ id: '2', name: 'b.pdf' });

    expect(screen.getByRole('button', { name: 'Cancel a.pdf' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete b.pdf' })).toBeInTheDocument();
    expect(field()).toBeInTheDocument();
  });

  it('refuses a second file of the same name', async () => {
    const { user, sent } = setup({ multiple: true, first: [{ id: '1', name: 'cv.pdf' }] });

    await user.upload(field(), [pdf(), pdf('bio.pdf')]);

    expect(screen.getByRole('alert')).toHaveTextContent('Please do not upload duplicated files.');
    expect(sent.map(({ file }) => file.name)).toEqual(['bio.pdf']);
  });
});

it('takes one of several dropped files where only one is allowed', async () => {
  const { user, sent } = setup();
  field().multiple = true;

  await user.upload(field(), [pdf('a.pdf'), pdf('b.pdf')]);

  expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf']);
});
