import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from './index';
import { Category } from './modules/category/category.model';
import { Collection } from './modules/collection/collection.model';
import { Review } from './modules/review/review.model';
import { Salon, type SalonRow } from './modules/salon/salon.model';
import { aRecording, aReview, aSpeaker, aTag, anRSVP, aTranscript, DAY } from './testing/factories';

const MARK = 'Zephyrine';
const member = viewerOf('member-1');
const editor = viewerOf('editor-1', 'member', 'editor');

const world = openForFile(() => createTestWorld(subgraph));
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([Salon.deleteMany({}), Review.deleteMany({})]);
});

/** A salon that everything refers to, with a canary value in its texts. */
async function aMarkedSalon(given: Partial<SalonRow>) {
  const [category, tag, host] = await Promise.all([
    Category.create({ slug: `c-${Math.random()}`, title: 'Govern' }),
    aTag(),
    aSpeaker(),
  ]);
  const salon = await aRecording({
    title: `${MARK} speaks`,
    category_ids: [category._id],
    tag_ids: [tag._id],
    speakers: [{ speaker_id: host._id, type: 'HOST' }],
    ...given,
  });
  const collection = await Collection.create({
    slug: `l-${Math.random()}`,
    title: 'Shelf',
    type: 'COLLECTION',
    salon_ids: [salon._id],
  });
  await aReview({ entry_id: salon._id, event_title: salon.title });
  await aTranscript(salon._id, `${MARK} said so`);
  await anRSVP({ salon_id: salon._id, user_id: member.id! });
  const relations = '{ salon_relations { salon { title } } salon_count }';
  const questions = {
    page: `salon(input: { id: "${salon._id}" }) { data { title } }`,
    list: `salons(input: { take: 100 }) { count data { title } }`,
    category: `category(input: { id: "${category._id}" }) { data ${relations} }`,
    goal: `tag(input: { id: "${tag._id}" }) { data ${relations} }`,
    collection: `collection(input: { id: "${collection._id}" }) { data ${relations} }`,
    speaker: `speaker(input: { id: "${host._id}" }) { data { salon_relations { salon { title } } } }`,
    reviews: `reviews(input: {}) { data { event_title } }`,
    entity: `_entities(representations: [{ __typename: "Salon", id: "${salon._id}" }]) { ... on Salon { title } }`,
    recording: `recording(key: "${salon.filename}") { data { title } }`,
    rsvp: `_entities(representations: [{ __typename: "User", id: "${member.id}" }]) {
      ... on User { rsvp { salon { title } } } }`,
    search: `search(input: { query: "${MARK}" }) { data { recorded { title } upcoming { title } } }`,
  };
  return { salon, questions };
}

/** All places where a viewer may find it. */
async function waysIn(viewer: Viewer, questions: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(questions).map(async ([way, question]) => {
      const answer = await world.run(viewer, `{ ${question} }`);
      return JSON.stringify(answer).includes(MARK) ? [way] : [];
    }),
  );
  return found.flat();
}

it('hides a draft from everybody but staff, in every query', async () => {
  const { questions } = await aMarkedSalon({ published: false });

  expect(await waysIn(visitor, questions)).toEqual([]);
  expect(await waysIn(member, questions)).toEqual([]);
  expect(await waysIn(editor, questions)).toContain('page');
});

it('hides scheduled entries in every query, and shows them in each from their time on', async () => {
  const at = Date.now() + DAY;
  const { questions } = await aMarkedSalon({ published: true, publish_at: at });

  expect(await waysIn(visitor, questions)).toEqual([]);
  expect(await waysIn(member, questions)).toEqual([]);
  jest.spyOn(Date, 'now').mockReturnValue(at + 1);

  expect((await waysIn(member, questions)).sort()).toEqual(Object.keys(questions).sort());
});
