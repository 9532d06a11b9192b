import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Page } from 'playwright-core';
import { assertWellMade, calendarOf, linkIn } from './letters';
import type { Report } from './report';
import { SALON } from './staff';
import type { World } from './world';

const ROSA = { first: 'Røsa', last: 'Lindgrén', email: 'rosa@guests.example.org' };
const PATIENCE_MS = 120_000;

/** A guest takes a seat on the site of public events; two more with addresses that the mail server does not take. */
export async function guestJourney(world: World, { check }: Report): Promise<void> {
  const { browser, database, machine, postfix } = world;
  const context = await browser.newContext({ viewport: { width: 390, height: 820 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const outbox = await mongoose.createConnection(database.uri, { dbName: 'athenaeum' }).asPromise();
  await check('a guest: finds the evening on the site of public events, and asks for a seat', async () => {
    await askForSeat(await context.newPage(), ROSA);
  });
  await check('a guest: confirms by the letter, whose title and name are encoded', async () => {
    const letter = await postfix.letterTo(ROSA.email, 'Confirm your seat');
    assertWellMade(letter, { name: `${ROSA.first} ${ROSA.last}` });
    assert.equal(letter.subject, `Confirm your seat: ${SALON.title}`);
    const page = await context.newPage();
    await page.goto(linkIn(letter, '/rsvp#'));
    await page.getByRole('button', { name: 'Confirm my seat' }).click();
    await page.getByText(`${ROSA.first}, your seat is reserved.`).waitFor();
  });
  await check('a guest: the confirmation has the evening as a calendar file', async () => {
    const letter = await postfix.letterTo(ROSA.email, 'You’re attending');
    assertWellMade(letter);
    assertCalendar(calendarOf(letter, /METHOD:(\w+)/.exec(letter.source)?.[1] ?? 'REQUEST'));
  });

  await check('mail: a refusal for good (550) is a dead letter at once, and is not tried again', async () => {
    await askForSeat(await context.newPage(), { ...ROSA, email: 'refused@guests.example.org' });
    const found = await settled({ last_problem: 'SMTP_550' });
    assert.deepEqual({ state: found?.state, attempts: found?.attempts }, { state: 'dead', attempts: 1 });
  });
  await check(
    'mail: a temporary refusal (450) waits, and arrives once when the mailbox is free',
    async () => {
      await askForSeat(await context.newPage(), { ...ROSA, email: 'later@guests.example.org' });
      const waiting = await settled({ last_problem: 'SMTP_450' });
      assert.equal(waiting?.state, 'open');
      assert.match(postfix.log(), /450 4\.2\.0 <later@guests\.example\.org>/);
      await postfix.noLongerBusy();
      await postfix.letterTo('later@guests.example.org', 'Confirm your seat');
      assert.deepEqual(await postfix.lettersTo('later@guests.example.org', 'Confirm your seat'), []);
    },
  );
  await outbox.close();
  await context.close();

  async function settled(about: object) {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(100)) {
      const found = await outbox.collection('outbox').findOne(about);
      if (found) return found;
    }
    throw new Error(`The outbox has nothing with ${JSON.stringify(about)}`);
  }

  /** The list with the evening in it: it is kept for a minute, and may have been asked for before the evening was there. */
  async function goToList(page: Page): Promise<void> {
    const link = page.getByRole('link', { name: `RSVP: ${SALON.title}` });
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(1000)) {
      await page.goto(`${machine.events}/upcoming-events`);
      if ((await link.count()) > 0) return;
    }
    throw new Error('the evening is not in the list');
  }

  async function askForSeat(page: Page, { first, last, email }: typeof ROSA): Promise<void> {
    await goToList(page);
    await page.getByRole('link', { name: `RSVP: ${SALON.title}` }).click();
    await page.getByRole('button', { name: 'RSVP' }).click();
    const form = page.getByRole('form', { name: 'RSVP' });
    const words = {
      'First name': first,
      'Last name': last,
      Email: email,
      Title: 'Partner',
      Company: 'Lindgrén & Co',
    };
    for (const [label, value] of Object.entries(words))
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByLabel('Country').selectOption('Sweden');
    await form.getByLabel('State').selectOption('Skåne');
    await form.getByLabel('City').fill('Malmö');
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await form.getByRole('button', { name: 'RSVP' }).click();
    await page.getByText(`We sent an email to ${email}.`).waitFor();
    await page.close();
  }
}

/** The evening, as a calendar has it. */
export function assertCalendar(calendar: string): void {
  assert.match(calendar, /^SUMMARY:Führen in Zürich: Mut & Maß$/m);
  assert.match(calendar, /^DTSTART/m);
  assert.match(calendar, /^UID:/m);
  assert.match(calendar, /\nEND:VCALENDAR\n*$/);
}
