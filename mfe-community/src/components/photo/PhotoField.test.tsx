import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PhotoField } from './PhotoField';
import { cropped, readPicture } from './picture';

// jsdom has no pictures and no canvas.
jest.mock('./picture');

const portrait = (name: string) => new File(['a portrait'], name, { type: 'image/png' });

/** The pending uploads, each completed by a call. */
const uploads: (() => void)[] = [];

beforeEach(() => {
  uploads.length = 0;
  jest.mocked(readPicture).mockImplementation(() => Promise.resolve({} as ImageBitmap));
  jest.mocked(cropped).mockImplementation(() => Promise.resolve(portrait('cut.png')));
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', async () => {
      const key = `profile-docs/${uploads.length + 1}.png`;
      await new Promise<void>((resolve) => uploads.push(resolve));
      return HttpResponse.json({ ok: true, data: { key, name: 'cut.png' } });
    }),
  );
});

const open = () => {
  const onSave = jest.fn<Promise<string | null>, [string | null]>(() => Promise.resolve(null));
  const { user } = renderRemote(<PhotoField name="Amara Osei" picture={null} onSave={onSave} />);
  const choose = async () => {
    await user.upload(screen.getByLabelText('Photo'), portrait('one.png'));
    await screen.findByRole('dialog', { name: 'Your photo' });
  };
  const chooseAndUse = async () => {
    const before = uploads.length;
    await choose();
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(uploads).toHaveLength(before + 1));
  };
  const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));
  return { choose, chooseAndUse, cancel, onSave };
};

it('is sent, kept, and the dialog closes', async () => {
  const { chooseAndUse, onSave } = open();
  await chooseAndUse();

  uploads[0]!();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onSave.mock.calls).toEqual([['profile-docs/1.png']]);
});

it('is not kept when it was cancelled during the upload', async () => {
  const { chooseAndUse, cancel, onSave } = open();
  await chooseAndUse();
  await cancel();
  await chooseAndUse();

  uploads[0]!();
  uploads[1]!();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('profile-docs/2.png'));
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('does not affect the next one when the last one is saved late', async () => {
  const { choose, chooseAndUse, cancel, onSave } = open();
  let kept: () => void = () => undefined;
  onSave.mockImplementationOnce(() => new Promise((resolve) => (kept = () => resolve(null))));
  await chooseAndUse();
  uploads[0]!();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  await cancel();
  await choose();

  await act(async () => kept());

  expect(screen.getByRole('dialog', { name: 'Your photo' })).toBeVisible();
});
