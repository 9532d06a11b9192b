import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openBrowser } from '../../ci/openBrowser';
import { signedIn } from '../browser';
import { quantile } from '../ranks';
import { editUntilSeen, PLACES, textOf } from './edit';

/**
 * How long an edit takes to the screen: twenty in a remote, in the shell and in shared-ui, of the product that `npm run dev`
 * runs from this folder. `npm run bench:dev [-- count [place]]`; files are put back.
 */
const base = process.env.BENCH_BASE_URL ?? 'http://localhost:3000';
const EDITS = Number(process.argv[2] ?? 20);
const only = process.argv[3] ?? '';

const browser = await openBrowser();
try {
  const page = await signedIn(browser, { origin: base, path: '/' });
  await page.getByRole('heading', { name: 'Upcoming' }).waitFor();
  console.log(`load ${loadavg()[0]!.toFixed(1)} | median | fastest | slowest (ms, ${EDITS} edits)`);
  for (const place of PLACES.filter(({ name }) => name.includes(only))) {
    const text = textOf(place);
    const times: number[] = [];
    try {
      for (let edit = 1; edit <= EDITS; edit++) {
        times.push(await editUntilSeen(page, place, `edited ${place.name} ${edit}.`, text));
        // Each begins when the one before is done with, as a person's would.
        await page.waitForTimeout(700);
      }
    } finally {
      writeFileSync(place.file, text);
    }
    const [median, least, most] = [0.5, 0, 1].map((share) => Math.round(quantile(times, share)));
    console.log(`${place.name} | ${median} | ${least} | ${most} | load ${loadavg()[0]!.toFixed(1)}`);
  }
} finally {
  await browser.close();
}
