import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { captions } from './captions';
import { readCues } from './cue';
import { dawn, PICTURE } from './dawn';
import { finished, startFfmpeg } from './ffmpeg';
import { narration } from './narration';

/**
 * Makes a recording of the demo data that plays, of `NAME.cues.json`: `node --import tsx infra/media/makeVideo.ts NAME`. Needs
 * Debian's ffmpeg (with libx264 and libflite). What it makes is committed, so that nobody else needs it.
 */
const [NAME = ''] = process.argv.slice(2);
const FRAMES_PER_SECOND = 10;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cues = readCues(here(`./${NAME}.cues.json`));
const seconds = cues.at(-1)!.end;
const target = here(`./assets/recordings/${NAME}`);
const scratch = mkdtempSync(join(tmpdir(), 'recording-'));

mkdirSync(here('./assets/recordings'), { recursive: true });
writeFileSync(`${target}.vtt`, captions(cues));
await encode(await narration(cues, scratch));
rmSync(scratch, { recursive: true });
console.log(`${NAME}.mp4: ${Math.round(statSync(`${target}.mp4`).size / 1024)} KB, ${seconds} s`);

async function encode(sound: string): Promise<void> {
  const encoder = startFfmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${PICTURE.width}x${PICTURE.height}`],
    ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0', '-i', sound],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.0', '-pix_fmt', 'yuv420p'],
    // A key frame every five seconds: seeking lands close to the position asked for.
    ...['-preset', 'veryslow', '-tune', 'animation', '-crf', '24', '-g', String(FRAMES_PER_SECOND * 5)],
    ...['-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
    // The index first, so that playing begins before everything has arrived.
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-t', String(seconds)],
    `${target}.mp4`,
  ]);
  const done = finished(encoder, 'ffmpeg');
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  for (let index = 0; index < frames; index++) {
    const picture = await sharp(Buffer.from(dawn(index / (frames - 1))))
      .resize(PICTURE.width, PICTURE.height)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin!.write(picture)) await once(encoder.stdin!, 'drain');
  }
  encoder.stdin!.end();
  await done;
}
