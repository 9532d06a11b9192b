import { cuesOf } from '@athenaeum/content-contract';

const line = (from: string, to: string, text: string) => `00:${from}.000 --> 00:${to}.000\n${text}`;

it('takes the titles of chapters from notes, each for the cue after it', () => {
  const file = [
    'WEBVTT',
    'NOTE Chapter: Before the number',
    line('00', '08', 'So the first instinct is to wait.'),
    line('08', '16', 'That is true at a market stall.'),
    'NOTE\nChapter: Anchor high',
    'NOTE spoken slowly',
    line('16', '25', 'Anchor high, and anchor precisely.'),
  ].join('\n\n');

  expect(cuesOf(file)!.map(({ chapter }) => chapter)).toEqual([
    'Before the number',
    undefined,
    'Anchor high',
  ]);
});

it('has no chapters without such notes', () => {
  expect(cuesOf(`WEBVTT\n\n${line('00', '08', 'One.')}`)).toEqual([{ start: 0, end: 8, text: 'One.' }]);
});
