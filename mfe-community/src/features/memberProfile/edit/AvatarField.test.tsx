import { mockServer, renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cropped, readPicture } from '../../../components/photo/picture';
import { AvatarField } from './AvatarField';

// jsdom has no pictures and no canvas.
jest.mock('../../../components/photo/picture');

const portrait = (name: string) => new File(['a portrait'], name, { type: 'image/png' });

it('keeps the picture chosen after a cancelled one', async () => {
  const keys = ['first', 'second'];
  const answers: (() => void)[] = [];
  jest
    .mocked(readPicture)
    .mockImplementation(() => Promise.resolve({ close: () => undefined } as ImageBitmap));
  jest.mocked(cropped).mockImplementation(() => Promise.resolve(portrait('cut.png')));
  mockServer.use(
    http.post('*/aws-proxy/s3/upload-file', async () => {
      const key = keys.shift()!;
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json({ ok: true, data: { key, name: 'cut.png' } });
    }),
  );
  const onChange = jest.fn();
  const { user } = renderRemote(
    <AvatarField id="avatar" name="Amara Osei" value={null} onChange={onChange} error={undefined} />,
  );
  const chooseAndUse = async (name: string) => {
    const before = answers.length;
    await user.upload(screen.getByLabelText('Profile photo'), portrait(name));
    await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
    await waitFor(() => expect(answers).toHaveLength(before + 1));
  };

  await chooseAndUse('one.png');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await chooseAndUse('two.png');
  answers[1]!();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('second'));
  await user.upload(screen.getByLabelText('Profile photo'), portrait('three.png'));
  await screen.findByRole('dialog', { name: 'Your photo' });
  answers[0]!();
  await chooseAndUse('four.png');

  expect(onChange.mock.calls).toEqual([['second']]);
  expect(screen.getByRole('dialog', { name: 'Your photo' })).toBeVisible();
});
