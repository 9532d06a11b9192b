import { createHash, randomUUID } from 'node:crypto';
import { serviceViewer, visitor } from '@athenaeum/kit';
import { OutboxMessage } from '@athenaeum/kit/outbox';
import { createTestWorld, openForFile, type ResultOf, viewerOf } from '@athenaeum/kit/testing';
import { dayAt, deadlineEnd, OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { subgraph } from '../../index';
import { anOpportunity, aPoster } from '../../testing/factories';
import { Opportunity } from '../opportunity/opportunity.model';
import { settlePostings } from './settlePostings';

const DAY = 86_400_000;
const FORM = {
  creatorName: 'Ruth Adler',
  creatorEmail: 'ruth@company.example',
  designatedContactName: 'Ruth Adler',
  designatedContactEmail: 'board@company.example',
  title: 'Audit Chair',
  type: 'Board Seat',
  associatedCompany: 'The Company',
  isConfidential: 'No',
  showHub: 'Yes',
  agreed: true,
};

const world = openForFile(() => createTestWorld(subgraph));
beforeEach(async () => {
  await Opportunity.deleteMany();
  await OutboxMessage.deleteMany();
});

type Answer = ResultOf<{ stage: string; expires_at: number | null; extensions: number[] } | null>;
const SUBMIT = `mutation ($input: SubmitOpportunityInput!) {
  submitOpportunity(input: $input) { ok code message fields data { title email } } }`;
const POSTING = 'ok code message fields data { title stage expires_at extensions can_extend can_close }';

const submit = async (given: Record<string, unknown> = {}, viewer = visitor) =>
  (await world.run<{ submitOpportunity: Answer }>(viewer, SUBMIT, { input: { ...FORM, ...given } }))
    .submitOpportunity;
const told = (kind: string) => OutboxMessage.countDocuments({ kind });
const confirm = (token_hash: string) =>
  world.run(serviceViewer, `mutation { confirmPosting(token_hash: "${token_hash}") { ok data { stage } } }`);

describe('submitting', () => {
  it.each([
    ['creatorName', 'Ruth', 'Enter your Name'],
    ['creatorEmail', '', 'Enter your email'],
    ['creatorEmail', 'ruth', 'Enter a valid email'],
    ['designatedContactName', '', 'Enter the designated Contact Name'],
    ['designatedContactEmail', '', 'Enter designated contact email'],
    ['designatedContactEmail', 'board@', 'Enter a valid  designated contact email'],
    ['title', '', 'Title is required'],
    ['title', 'Seat', 'Title is required'],
    ['title', 'a'.repeat(81), 'Title must be less than 80 characters'],
    ['type', 'Internship', 'Select an opportunity type'],
    ['isConfidential', null, 'Select if company is confidential'],
    ['associatedCompany', '  ', 'Enter the company'],
    ['showHub', 'Perhaps', 'Select if hub should be displayed'],
    ['website', 'javascript:alert(1)', 'Enter a website, such as company.com'],
    ['aboutRole', 'a'.repeat(5001), 'Keep it to 5000 characters'],
    ['postingTime', 45, 'Choose 30, 60 or 90 days'],
    ['compensation', 'A fortune', 'Choose one of the options'],
    ['deadline', '2020-01-01', 'Choose a day that is not over'],
    ['agreed', false, 'Please agree to the terms'],
  ])('with %s as %p is refused: %s', async (field, value, message) => {
    const answer = await submit({ [field]: value });

    expect(answer).toMatchObject({ ok: false, code: 'INVALID', fields: { [field]: message }, data: null });
    expect(await Opportunity.countDocuments()).toBe(0);
  });

  it('accepts a title of one letter from a signed-in poster, who can choose from companies', async () => {
    expect(await submit({ title: 'A' }, viewerOf('amara'))).toMatchObject({ ok: true });
  });

  it('stores requirements, pay, commitment and duration', async () => {
    const deadline = dayAt(Date.now() + 20 * DAY);
    const terms = {
      needs: 'Audit experience',
      compensation: '$50K to $100K a year',
      commitment: 'Six meetings a year',
      term: 'Three years',
      deadline,
    };

    expect(await submit(terms)).toMatchObject({ ok: true });

    expect(await Opportunity.findOne().lean()).toMatchObject(terms);
  });

  it('stores plain text, and shows it to nobody until the address is confirmed', async () => {
    const markup = '<img src=x onerror=alert(1)>\r\nTwo\u202elines';

    const answer = await submit({
      aboutRole: markup,
      website: 'company.example',
      title: 'Chair\nof\u0000 all',
    });

    expect(answer).toMatchObject({
      ok: true,
      message: OPPORTUNITY_MESSAGES.confirmAddress,
      data: { title: 'Chair of all', email: 'ruth@company.example' },
    });
    const kept = await Opportunity.findOne().orFail().lean();
    expect(kept).toMatchObject({
      aboutRole: '<img src=x onerror=alert(1)>\nTwolines',
      website: 'https://company.example',
      published_at: null,
      confirmed_at: null,
    });
    expect(await told('posting_submitted')).toBe(1);
    expect(await told('posting_for_review')).toBe(0);
  });

  it('is one posting, however often its draft is sent', async () => {
    const draft_id = randomUUID();

    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({ draft_id })));

    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await Opportunity.countDocuments()).toBe(1);
    expect(await told('posting_submitted')).toBe(1);
  });

  it('is limited for an unconfirmed address, so that nobody’s mailbox is filled', async () => {
    for (let sent = 0; sent < 5; sent++) await submit();

    expect(await submit()).toMatchObject({ ok: false, code: 'LIMITED' });
    expect(await submit({ creatorEmail: 'other@company.example' })).toMatchObject({ ok: true });
    expect(await told('posting_submitted')).toBe(6);
  });

  it('sends nothing more to an unconfirmed address when board support closes it', async () => {
    await submit();
    const { _id } = await Opportunity.findOne().orFail().lean();

    await world.run(
      viewerOf('sam', 'support'),
      `mutation { closeOpportunity(input: { id: "${_id}" }) { ok data { stage } } }`,
    );

    expect(await told('posting_stands')).toBe(0);
  });

  it('has no title in the slug of a confidential one', async () => {
    await submit({ title: 'Chair of The Company', isConfidential: 'Yes' });

    expect((await Opportunity.findOne().orFail().lean()).slug).toMatch(/^board-seat-[0-9a-f]{8}$/);
  });
});

it('confirms an address once, and mails board support and the poster once', async () => {
  await anOpportunity({ ...NOT_YET, confirm_hash: 'the-hash' });

  await Promise.all(Array.from({ length: 5 }, () => confirm('the-hash')));
  const again = await confirm('the-hash');

  expect(again).toEqual({ confirmPosting: { ok: true, data: { stage: 'review' } } });
  expect(await confirm('another')).toEqual({ confirmPosting: { ok: true, data: null } });
  expect(await told('posting_for_review')).toBe(1);
  expect(await told('posting_stands')).toBe(1);
});

describe('the poster’s link', () => {
  const token = 'a-token-that-is-long-enough';
  const poster_hash = createHash('sha256').update(token).digest('base64url');
  const posted = (given: Parameters<typeof anOpportunity>[0] = {}) =>
    anOpportunity({ poster: aPoster(), poster_hash, ...given });
  const look = async (by = token) =>
    (await world.run<{ posting: Answer }>(visitor, `{ posting(input: { token: "${by}" }) { ${POSTING} } }`))
      .posting;
  const extend = async (days: number, by = token) =>
    (
      await world.run<{ extendPosting: Answer }>(
        visitor,
        `mutation { extendPosting(input: { token: "${by}", days: ${days} }) { ${POSTING} } }`,
      )
    ).extendPosting;
  const close = async (by = token) =>
    (
      await world.run<{ closePosting: Answer }>(
        visitor,
        `mutation { closePosting(input: { token: "${by}" }) { ${POSTING} } }`,
      )
    ).closePosting;

  it.each(['another-token-that-is-long-enough', 'x'.repeat(99)])('opens nothing as %p', async (by) => {
    await posted();

    for (const answer of [await look(by), await extend(90, by), await close(by)])
      expect(answer).toMatchObject({ ok: false, code: 'NOT_FOUND', data: null });
    expect((await Opportunity.findOne().orFail().lean()).closed_at).toBeNull();
  });

  it('removes the deadline when it is extended beyond it', async () => {
    const deadline = dayAt(Date.now() + 5 * DAY);
    await posted({ deadline, expires_at: deadlineEnd(deadline) });

    expect(await extend(60)).toMatchObject({ ok: true });

    expect(await Opportunity.findOne().lean()).toMatchObject({ deadline: null });
  });

  it('extends from today, once however often it is pressed, with a reminder of the new end', async () => {
    await posted();

    expect((await look()).data).toMatchObject({ stage: 'published', extensions: [30, 60, 90] });
    const answers = await Promise.all([extend(60), extend(60)]);

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { expires_at } = await Opportunity.findOne().orFail().lean();
    expect(Math.round((expires_at! - Date.now()) / DAY)).toBe(60);
    expect(await told('posting_reminder')).toBe(2);
    expect((await look()).data!.extensions).toEqual([90]);
    expect(await extend(30)).toMatchObject({ code: 'CONFLICT', message: OPPORTUNITY_MESSAGES.longerAlready });
  });

  it('publishes a recently expired one again, not one that is long over, closed or unpublished', async () => {
    const now = Date.now();
    await posted({ expires_at: now - DAY });
    expect(await extend(30)).toMatchObject({ ok: true, data: { stage: 'published' } });
    for (const given of [{ expires_at: now - 31 * DAY }, { closed_at: now }, { published_at: null }]) {
      await Opportunity.deleteMany();
      await posted(given);
      expect(await extend(30)).toMatchObject({ ok: false, code: 'CONFLICT' });
    }
  });

  it('closes, once', async () => {
    await posted();

    const answers = await Promise.all([close(), close()]);

    expect(answers.map(({ data }) => data?.stage)).toEqual(['closed', 'closed']);
    expect(await told('posting_stands')).toBe(1);
    expect(await extend(90)).toMatchObject({ message: OPPORTUNITY_MESSAGES.alreadyClosed });
  });
});

it('tells posters once about expired postings, and deletes those unconfirmed for a week', async () => {
  const now = Date.now();
  await anOpportunity({ poster: aPoster(), expires_at: now - 1 });
  await anOpportunity({ poster: aPoster() });
  await anOpportunity({ ...NOT_YET, submitted_at: now - 8 * DAY });
  await anOpportunity({ ...NOT_YET, submitted_at: now - 6 * DAY });

  const settled = await Promise.all([settlePostings(now), settlePostings(now)]);
  await settlePostings(now);

  expect(settled[0]! + settled[1]!).toBe(2);
  expect(await told('posting_stands')).toBe(1);
  expect(await Opportunity.countDocuments()).toBe(3);
});

/** Submitted, with an unconfirmed address. */
const NOT_YET = {
  poster: aPoster(),
  submitted_at: Date.now(),
  confirmed_at: null,
  published_at: null,
  expires_at: null,
};
