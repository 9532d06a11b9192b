import { visitor, type Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { subgraph } from '../../index';
import { anRSVP, aPathway, aSalon } from '../../testing/factories';
import { Pathway } from '../pathway/pathway.model';
import { Resource } from './resource.model';

const FILE = `query ($key: String!) { resourceFile(key: $key) { ok code data { filename } } }`;
const LISTED = `query ($id: ID!) { resources(input: { salon_id: $id }) { data { type } count } }`;
const BESIDE = `query ($id: ID!) { salon(input: { id: $id }) { data { resources { type } } } }`;
const reader = viewerOf('reader');

const world = openForFile(() => createTestWorld(subgraph));

let number = 0;
/** A file and a link of an owner. */
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

describe('a file of a salon or a pathway', () => {
  it('opens for members of any of its owners', async () => {
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

  it('of a private salon does not exist, except for those invited', async () => {
    const salon = await aSalon({ is_private: true });
    const key = await aPaperBeside(salon._id);
    await anRSVP({ salon_id: salon._id, user_id: 'invited', status: 'INVITED' });

    expect(await open(reader, key)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await open(reader, 'resources/none.pdf')).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    expect(await open(viewerOf('invited'), key)).toMatchObject({ ok: true });
  });

  it.each(['coach_id', 'pathway_id'])('of a salon is not given for its id as a %s', async (kind) => {
    const salon = await aSalon({ is_private: true });
    await aPaperBeside(salon._id);
    const called = `query ($id: ID!) { resources(input: { ${kind}: $id }) { ok code data { title link } } }`;

    const given = await world.run(reader, called, { id: salon._id });

    expect(given).toMatchObject({ resources: { data: [] } });
    expect(given).toEqual(await world.run(reader, called, { id: 'there-is-none' }));
  });

  it('of a paid salon is for those who have a seat; others only see links', async () => {
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

describe('without an owner', () => {
  const EVERYTHING = `query ($take: Int, $skip: Int) {
    resources(input: { take: $take, skip: $skip }) { ok data { title type } count }
  }`;
  interface Everything {
    resources: { ok: boolean; data: { title: string; type: string }[]; count: number };
  }
  const all = async (viewer: Viewer, window: { take?: number; skip?: number } = { take: 100 }) =>
    (await world.run<Everything>(viewer, EVERYTHING, window)).resources;
  const aLinkBeside = async (entry_id: string, title: string) => {
    await Resource.create({ entry_id, title, type: 'LINK', link: 'https://example.org/' });
    return title;
  };

  beforeEach(() => Resource.deleteMany({}));

  it('lists what the viewer may find: nothing private, unlisted or unpublished', async () => {
    const hidden = await aSalon({ is_private: true });
    await anRSVP({ salon_id: hidden._id, user_id: 'asked', status: 'INVITED' });
    const unlisted = await aSalon({ hide_on_feed: true });
    const draft = await aPathway();
    await Pathway.updateOne({ _id: draft._id }, { published: false });
    await aLinkBeside((await aSalon())._id, 'Of an event');
    await aLinkBeside((await aPathway())._id, 'Of a pathway');
    await aLinkBeside('a-coach', 'Of a coach');
    await aLinkBeside(hidden._id, 'Of a private event');
    await aLinkBeside(unlisted._id, 'Of an unlisted event');
    await aLinkBeside(draft._id, 'Of a draft');
    const titles = async (viewer: Viewer) => (await all(viewer)).data.map(({ title }) => title).sort();

    expect(await titles(reader)).toEqual(['Of a coach', 'Of a pathway', 'Of an event']);
    expect(await titles(viewerOf('asked'))).toEqual([
      'Of a coach',
      'Of a pathway',
      'Of a private event',
      'Of an event',
    ]);
  });

  it('gives the files of a paid event to those with a seat, its links to all', async () => {
    const salon = await aSalon({ requires_payment: true, price: 100 });
    await aPaperBeside(salon._id);
    await anRSVP({ salon_id: salon._id, user_id: 'has-a-seat' });

    expect((await all(reader)).data).toEqual([{ title: 'A page', type: 'LINK' }]);
    expect(await all(viewerOf('has-a-seat'))).toMatchObject({ count: 2 });
  });

  it('is paged, and counts all matches', async () => {
    for (const title of ['One', 'Two', 'Three']) await aLinkBeside('a-coach', title);

    expect(await all(reader, { take: 2 })).toMatchObject({ data: [{}, {}], count: 3 });
    expect((await all(reader, { take: 2, skip: 2 })).data).toHaveLength(1);
  });

  it('takes as many queries for many owners as for one', async () => {
    const asked = async () => {
      let count = 0;
      mongoose.set('debug', () => (count += 1));
      await all(reader);
      mongoose.set('debug', false);
      return count;
    };
    await aLinkBeside((await aSalon())._id, 'One');
    const ofOne = await asked();
    for (let more = 0; more < 5; more += 1) await aLinkBeside((await aSalon())._id, `More ${more}`);

    expect(await asked()).toBe(ofOne);
  });

  it('of an unpublished pathway is empty, by its id too', async () => {
    const draft = await aPathway();
    await Pathway.updateOne({ _id: draft._id }, { published: false });
    const key = await aPaperBeside(draft._id);
    const beside = `query ($id: ID!) { resources(input: { pathway_id: $id }) { data { title } count } }`;

    expect(await world.run(reader, beside, { id: draft._id })).toEqual({ resources: { data: [], count: 0 } });
    expect(await open(reader, key)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
  });
});
