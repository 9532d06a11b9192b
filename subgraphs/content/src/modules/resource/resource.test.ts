import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, viewerOf, type TestWorld } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { anRSVP, aPathway, aSalon } from '../../testing/factories';
import { Resource } from './resource.model';

const FILE = `query ($key: String!) { resourceFile(key: $key) { ok code data { filename } } }`;
const LISTED = `query ($id: ID!) { resources(input: { salon_id: $id }) { data { type } count } }`;
const BESIDE = `query ($id: ID!) { salon(input: { id: $id }) { data { resources { type } } } }`;
const reader = viewerOf('reader');

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(subgraph);
});
afterAll(() => world.close());

let number = 0;
/** A paper beside something, and a link. */
async function aPaperBeside(entry_id: string): Promise<string> {
  const asset = `resources/paper-${(number += 1)}.pdf`;
  await Resource.create({
    entry_id,
    title: 'A paper',
    type: 'ASSET',
    asset,
    filename: 'paper.pdf',
    position: 1,
  });
  await Resource.create({ entry_id, title: 'A page', type: 'LINK', link: 'https://example.org/' });
  return asset;
}
const open = async (viewer: Viewer, key: string) =>
  (await world.run<{ resourceFile: { ok: boolean; code: string | null } }>(viewer, FILE, { key }))
    .resourceFile;
const types = async (viewer: Viewer, id: string) => {
  const listed = await world.run<{ resources: { data: { type: string }[]; count: number } }>(viewer, LISTED, {
    id,
  });
  const beside = await world.run<{ salon: { data: { resources: { type: string }[] } } }>(viewer, BESIDE, {
    id,
  });
  expect(beside.salon.data.resources).toEqual(listed.resources.data);
  expect(listed.resources.count).toBe(listed.resources.data.length);
  return listed.resources.data.map(({ type }) => type);
};

describe('a file beside a salon or a pathway', () => {
  it('opens to members, whichever of them it stands beside', async () => {
    const salon = await aSalon();
    const pathway = await aPathway(salon._id);

    for (const entry of [salon._id, pathway._id])
      expect(await open(reader, await aPaperBeside(entry))).toMatchObject({
        ok: true,
        data: { filename: 'paper.pdf' },
      });
  });

  it.each([
    ['a visitor', visitor],
    ['a prospect', viewerOf('guest', 'prospect')],
  ])('opens to %s not at all', async (_who, viewer) => {
    expect(await open(viewer, await aPaperBeside((await aPathway())._id))).toMatchObject({ ok: false });
    expect(
      await open(viewer, await aPaperBeside((await aSalon({ invite_type: 'OPEN_TO_PUBLIC' }))._id)),
    ).toMatchObject({
      ok: false,
    });
  });

  it('of a private salon is as if it did not exist, but for those invited', async () => {
    const salon = await aSalon({ is_private: true });
    const key = await aPaperBeside(salon._id);
    await anRSVP({ salon_id: salon._id, user_id: 'invited', status: 'INVITED' });

    expect(await open(reader, key)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await open(reader, 'resources/none.pdf')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await open(viewerOf('invited'), key)).toMatchObject({ ok: true });
  });

  it.each(['coach_id', 'pathway_id'])('of a salon is not given to whoever calls it by a %s', async (kind) => {
    const salon = await aSalon({ is_private: true });
    await aPaperBeside(salon._id);
    const called = `query ($id: ID!) { resources(input: { ${kind}: $id }) { ok code data { title link } } }`;

    const given = await world.run(reader, called, { id: salon._id });

    expect(given).toMatchObject({ resources: { data: [] } });
    expect(given).toEqual(await world.run(reader, called, { id: 'there-is-none' }));
  });

  it('of a paid salon is for those who have a seat; others see its links alone', async () => {
    const salon = await aSalon({ requires_payment: true, price: 100 });
    const key = await aPaperBeside(salon._id);
    await anRSVP({ salon_id: salon._id, user_id: 'seated' });
    await anRSVP({
      salon_id: salon._id,
      user_id: 'paying',
      status: 'PENDING',
      held_until: Date.now() + 60_000,
    });

    for (const viewer of [reader, viewerOf('paying')]) {
      expect(await open(viewer, key)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
      expect(await types(viewer, salon._id)).toEqual(['LINK']);
    }
    expect(await open(viewerOf('seated'), key)).toMatchObject({ ok: true });
    expect(await types(viewerOf('seated'), salon._id)).toEqual(['LINK', 'ASSET']);
  });
});
