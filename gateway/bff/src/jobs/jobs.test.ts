import { DeliveryProblem } from '@athenaeum/kit/outbox';
import type { Sources } from '../sources/sources';
import { jobs } from './jobs';
import { aNotice, NGOZI, sourcesOf } from './testing';
import { INVALID_UUID, updateContactPayload } from './updateContact';

const jobOf = (kind: string) => jobs.find((job) => job.kind === kind)!;
const composed = (kind: string, row: object, sources: Sources = sourcesOf(aNotice())) =>
  jobOf(kind).compose(row, sources);

it('go to the addresses of the specification', () => {
  expect(Object.fromEntries(jobs.map(({ kind, method, path }) => [kind, `${method} ${path}`]))).toEqual({
    apex_create_company: 'POST /jobs/run/f/f/salesforce/apex_create_company',
    create_career_opportunity_candidate: 'POST /jobs/run/f/f/create_career_opportunity_candidate',
    rsvp_flow: 'POST /jobs/run_wait_result/f/f/salesforce/rsvp_flow',
    update_contact: 'POST /jobs/run/f/f/salesforce/update_contact',
    // Ours: the specification names none for it.
    delete_contact: 'POST /jobs/run/f/f/salesforce/delete_contact',
    bookmark: 'POST /webhooks/salesforce/bookmark',
    progress: 'POST /webhooks/salesforce/progress',
    review: 'PUT /webhooks/contentful/review',
  });
});

it('a company is created by its title', async () => {
  expect(await composed('apex_create_company', { title: 'Halden' })).toEqual({ title: 'Halden' });
});

it('sends a bookmark and progress in their current state', async () => {
  const bookmark = { id: 'b', userId: 'u', salonOrCoachId: 's' };
  const progress = { salonId: 's', userId: 'u', progress: 0.4 };

  expect(await composed('bookmark', bookmark)).toEqual(bookmark);
  expect(await composed('progress', progress)).toEqual(progress);
});

it('is sent without what only a newer version has written', async () => {
  const bookmark = { id: 'b', userId: 'u', salonOrCoachId: 's' };

  expect(await composed('bookmark', { ...bookmark, since: 1 })).toEqual(bookmark);
});

it('a candidate is identified by address and CRM id', async () => {
  const application = {
    opportunity_title: 'Audit chair',
    opportunity_type: 'Board Seat',
    company: 'Halden',
    pitch: 'Twenty years of audits.',
  };

  expect(
    await composed('create_career_opportunity_candidate', { user_id: NGOZI.id, ...application }),
  ).toEqual({ ...application, contact_email: NGOZI.email, contact_id: '003A' });
});

describe('the RSVP flow', () => {
  const row = { rsvp_id: 'rsvp-1', rsvp: 'RESERVED', isPublic: false };

  it('names a member by the account', async () => {
    expect(await composed('rsvp_flow', row)).toEqual({
      event_id: 'salon-1',
      contentful_id: 'entry-1',
      email: NGOZI.email,
      company: 'Halden Logistics',
      last_name: 'Eze',
      first_name: 'Ngozi',
      title: 'Chief Operating Officer',
      city: 'Chicago',
      rsvp: 'RESERVED',
      user_id: NGOZI.id,
      linkedin: NGOZI.linkedin_url,
      agree: true,
      newsletter: true,
      isPublic: false,
      requires_payment: false,
    });
  });

  it('names a visitor by the form', async () => {
    const guest = {
      first_name: 'Nadia',
      last_name: 'Okafor',
      title: 'Chief Risk Officer',
      email: 'Nadia@example.org',
      company: 'Lagan Bank',
      linkedin: null,
      country: 'Ireland',
      city: 'Dublin',
      state: 'Leinster',
      language: null,
    };
    const notice = aNotice({ user_id: null, guest });

    expect(
      await composed('rsvp_flow', { ...row, isPublic: true, invite_code: 'GOLDEN' }, sourcesOf(notice)),
    ).toMatchObject({
      email: 'Nadia@example.org',
      country: 'Ireland',
      state: 'Leinster',
      invite_code: 'GOLDEN',
      isPublic: true,
    });
  });

  it('reports the action of that time, whatever happened since', async () => {
    const since = sourcesOf(aNotice({ status: 'INVITED' }));

    expect(await composed('rsvp_flow', row, since)).toMatchObject({ rsvp: 'RESERVED' });
  });

  it('says nothing of somebody who is gone', async () => {
    expect(await composed('rsvp_flow', row, sourcesOf(aNotice(), null))).toBeNull();
    expect(await composed('rsvp_flow', row, sourcesOf(null))).toBeNull();
  });
});

describe('a contact', () => {
  const data = {
    financial_expert: true,
    experience_chair_board: 'Yes',
    board_cv: false,
    linkedin_ready: 'No',
    city: 'Chicago',
    title: null,
    board_experiences: [{ title: 'Halden' }],
    documents: [{ key: 'secret' }],
    goals: [{ title: 'Build a public voice', type: 'Career Goal', current: 'true', created_at: 0 }],
  };

  it('is sent as yes and no, with goals in their own shape and without internal fields', async () => {
    expect(await composed('update_contact', { user_id: NGOZI.id, data })).toEqual({
      user_id: NGOZI.id,
      data: {
        financial_expert: 'Yes',
        experience_chair_board: 'Yes',
        board_cv: 'No',
        linkedin_ready: 'No',
        city: 'Chicago',
        goals: [
          {
            goal: 'Build a public voice',
            tag: 'Build-a-public-voice',
            type: 'Career Goal',
            submission_date: '1970-01-01T00:00:00.000Z',
          },
        ],
      },
    });
  });

  it('without a UUID fails permanently, with the specification’s message', async () => {
    await expect(composed('update_contact', { user_id: 'member-1', data })).rejects.toEqual(
      new DeliveryProblem('refused', 'INVALID_UUID'),
    );
    expect(updateContactPayload.safeParse({ user_id: 'member-1', data: {} }).error?.issues[0]?.message).toBe(
      INVALID_UUID,
    );
    expect(INVALID_UUID).toBe('Invalid UUID format for id');
  });
});

describe('a review for the content store', () => {
  const row = {
    contentfulId: 'entry-1',
    userId: NGOZI.id,
    reviewerName: 'Ngozi Eze',
    eventTitle: 'The Art of the Ask',
    reviewType: 'Salons',
    reviewDate: 0,
    rating: 5,
    isAnonymous: false,
    feedback: 'I counted to nine.',
  };

  it('has all fields of the survey, and is never private', async () => {
    expect(await composed('review', row)).toEqual({
      contentfulId: 'entry-1',
      reviews: [
        {
          email: NGOZI.email,
          userId: NGOZI.id,
          reviewerName: 'Ngozi Eze',
          eventTitle: 'The Art of the Ask',
          reviewType: 'Salons',
          reviewDate: '1970-01-01T00:00:00.000Z',
          rating: 5,
          privateFeedback: false,
          isAnonymous: false,
          feedback: 'I counted to nine.',
        },
      ],
    });
  });

  it('names nobody when it is anonymous', async () => {
    const sent = JSON.stringify(await composed('review', { ...row, isAnonymous: true }));

    expect(sent).not.toMatch(/ngozi|eze|0b5c1c1e/i);
    expect(sent).toContain('I counted to nine.');
  });
});
