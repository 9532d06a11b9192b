import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { Transcript } from './Transcript';

it('is counted as opened when it opens, and not when it closes', async () => {
  const { platform, user } = renderRemote(
    <Transcript cues={[{ start: 65, end: 70, text: 'I counted to nine.' }]} onSeek={() => {}} />,
  );
  const summary = screen.getByText('Transcript');

  await user.click(summary);
  await waitFor(() =>
    expect(platform.events).toEqual([{ type: 'track', tracked: { name: 'transcript_expand' } }]),
  );
  await user.click(summary);

  expect(screen.getByText('1:05')).toBeInTheDocument();
  expect(platform.events).toHaveLength(1);
});
