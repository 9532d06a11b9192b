import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cue } from './cue';
import { ffmpeg, lengthOf } from './ffmpeg';

/** A breath between two sentences, seconds. */
const PAUSE = 0.35;
const SLOWEST = 0.86;

/**
 * Speaks a transcript at its times into a file in `folder`: the voice is flite's, which ffmpeg carries, with a little of the
 * room around it and a quiet chord below.
 */
export async function narration(cues: readonly Cue[], folder: string): Promise<string> {
  const sentences = await Promise.all(
    cues.map((cue, index) => sentence(cue, join(folder, `sentence-${index}`))),
  );
  const length = cues.at(-1)!.end;
  const placed = cues.map(
    (cue, index) => `[${index}]adelay=${Math.round(cue.start * 1000)}:all=1[s${index}]`,
  );
  const file = join(folder, 'narration.wav');
  await ffmpeg([
    ...sentences.flatMap((one) => ['-i', one]),
    '-filter_complex',
    [
      ...placed,
      `${cues.map((_, index) => `[s${index}]`).join('')}amix=inputs=${cues.length}:normalize=0,` +
        'highpass=f=90,aecho=0.9:0.6:23|41:0.10|0.06,loudnorm=I=-18:TP=-2[voice]',
      ...[110, 164.81, 220, 277.18].map(
        (tone, index) => `sine=f=${tone}:d=${length},tremolo=f=${0.1 + index * 0.03}:d=0.6[t${index}]`,
      ),
      `[t0][t1][t2][t3]amix=inputs=4,lowpass=f=600,volume=-32dB,afade=d=3,afade=t=out:st=${length - 4}:d=4[chord]`,
      `[voice][chord]amix=normalize=0:duration=longest,atrim=0:${length},apad=whole_dur=${length}`,
    ].join(';'),
    '-ar',
    '24000',
    '-ac',
    '1',
    file,
  ]);
  return file;
}

/** One sentence at the pace of its time, as far as a voice can be slowed and still sound at ease. */
async function sentence({ start, end, text }: Cue, base: string): Promise<string> {
  writeFileSync(`${base}.txt`, text);
  await ffmpeg(['-f', 'lavfi', '-i', `flite=textfile=${base}.txt:voice=slt`, `${base}.wav`]);
  const tempo = Math.max(SLOWEST, (await lengthOf(`${base}.wav`)) / (end - start - PAUSE));
  await ffmpeg(['-i', `${base}.wav`, '-af', `atempo=${tempo.toFixed(3)},aresample=24000`, `${base}-fit.wav`]);
  return `${base}-fit.wav`;
}
