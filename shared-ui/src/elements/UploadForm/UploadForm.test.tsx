import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { FileUpload } from '../FileUpload/FileUpload';
import type { Upload, UploadedFile } from '../FileUpload/useUploads';
import { UploadForm } from './UploadForm';

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });

/** A form of several files whose uploads the test ends. */
function setup() {
  const onSend = jest.fn<void, [string[]]>();
  const answers: ((answer: Awaited<ReturnType<Upload>>) => Promise<void>)[] = [];
  const upload: Upload = () =>
    new Promise((resolve) => answers.push((answer) => act(async () => resolve(answer))));

  function Papers() {
    const [files, setFiles] = useState<readonly UploadedFile[]>([]);
    return (
      <UploadForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSend(files.map(({ name }) => name));
        }}
      >
        <FileUpload
          label="Papers"
          accept={['application/pdf']}
          kinds="PDF"
          multiple
          files={files}
          upload={upload}
          onUploaded={(file) => setFiles((now) => [...now, file])}
          onDelete={() => undefined}
        />
        <Button type="submit">Send</Button>
      </UploadForm>
    );
  }
  render(<Papers />);
  const user = userEvent.setup();
  return {
    onSend,
    user,
    choose: (...names: string[]) => user.upload(screen.getByLabelText('Papers'), names.map(pdf)),
    arrive: (place: number, name: string) => answers[place]!({ id: name, name }),
    fail: (place: number) => answers[place]!({ message: 'Failed to upload file' }),
  };
}

const press = () => screen.getByRole('button', { name: 'Send' });
const waiting = () => screen.getByRole('button', { name: 'Finishing upload…' });

it('sends at once while nothing is uploading', async () => {
  const { user, onSend } = setup();

  await user.click(press());

  expect(onSend).toHaveBeenCalledTimes(1);
});

it('waits for every upload, says so, and sends once with all files', async () => {
  const { user, choose, arrive, onSend } = setup();
  await choose('a.pdf', 'b.pdf');

  await user.click(press());
  expect(waiting()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(/Still uploading\./)).toHaveAttribute('aria-live', 'polite');
  await arrive(0, 'a.pdf');
  await user.click(waiting());
  expect(onSend).not.toHaveBeenCalled();
  await arrive(1, 'b.pdf');

  expect(onSend.mock.calls).toEqual([[['a.pdf', 'b.pdf']]]);
  expect(press()).not.toHaveAttribute('aria-busy');
});

it('sends nothing without a file that failed while it waited', async () => {
  const { user, choose, fail, onSend } = setup();
  await choose('a.pdf');
  await user.click(press());

  await fail(0);

  expect(screen.getByText('Failed to upload file')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry a.pdf' })).toHaveFocus();
  expect(press()).not.toHaveAttribute('aria-busy');
  expect(onSend).not.toHaveBeenCalled();
});

it('sends nothing once a file was cancelled while it waited', async () => {
  const { user, choose, arrive, onSend } = setup();
  await choose('a.pdf');
  await user.click(press());

  await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  await arrive(0, 'a.pdf');

  expect(press()).not.toHaveAttribute('aria-busy');
  expect(onSend).not.toHaveBeenCalled();
});

it('sends nothing unless Send was pressed', async () => {
  const { choose, arrive, onSend } = setup();

  await choose('a.pdf');
  await arrive(0, 'a.pdf');

  expect(onSend).not.toHaveBeenCalled();
});
