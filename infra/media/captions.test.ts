import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { captions } from './captions';
import { readCues } from './cue';

const RECORDINGS = ['negotiating-your-next-role', 'introduction-maya-chen'];
const cuesFor = (name: string) => readCues(join(__dirname, `${name}.cues.json`));
const recordingOf = (name: string) => join(__dirname, 'assets/recordings', name);
const cues = cuesFor('negotiating-your-next-role');

const blocks = (file: string) => file.trim().split('\n\n').slice(1);
const seconds = (clock: string) => clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);

it('contains all spoken text, in order, in at most two short lines at a time', () => {
  const shown = blocks(captions(cues)).map((block) => block.split('\n').slice(1));

  expect(shown.flat().join(' ')).toBe(cues.map(({ text }) => text).join(' '));
  for (const lines of shown) {
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
  }
});

it('leaves each of them up long enough to be read, without gaps', () => {
  let last = 0;
  for (const block of blocks(captions(cues))) {
    const [start = 0, end = 0] = block.split('\n')[0]!.split(' --> ').map(seconds);
    expect(start).toBeCloseTo(last, 3);
    expect(end - start).toBeGreaterThan(1);
    last = end;
  }
  expect(last).toBe(75);
});

it('keeps text that looks like markup as text', () => {
  expect(captions([{ start: 0, end: 2, text: 'P&L <over> $200M' }])).toContain('P&amp;L &lt;over&gt; $200M');
});

it.each(RECORDINGS)('is what stands beside %s', (name) => {
  expect(readFileSync(`${recordingOf(name)}.vtt`, 'utf8')).toBe(captions(cuesFor(name)));
});

it.each(RECORDINGS)('goes with a small recording that starts before it has arrived: %s', (name) => {
  const file = readFileSync(`${recordingOf(name)}.mp4`);

  expect(statSync(`${recordingOf(name)}.mp4`).size).toBeLessThan(700 * 1024);
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});
