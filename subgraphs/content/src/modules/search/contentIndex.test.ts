import { createTestWorld, openForFile } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { aRecording, aSalon, aSpeaker, aTranscript } from '../../testing/factories';
import { Salon } from '../salon/salon.model';
import { Transcript } from '../salon/transcript.model';
import { Speaker } from '../speaker/speaker.model';
import { createContentIndex } from './contentIndex';

const world = openForFile(() => createTestWorld(subgraph));

const SECOND = 1000;

function anIndex() {
  let time = 0;
  const index = createContentIndex(() => time);
  const found = async (query: string) => (await index.find(query)).map(({ id }) => id);
  return { found, pass: (seconds: number) => (time += seconds * SECOND) };
}

it('finds a new salon, a changed one and not a deleted one after a minute, also when another process wrote them', async () => {
  const { found, pass } = anIndex();
  expect(await found('thornbury')).toEqual([]);

  const { _id } = await aSalon({ title: 'Thornbury' });
  pass(61);
  expect(await found('thornbury')).toEqual([_id]);

  // The driver's types want an ObjectId as `_id`.
  await Salon.collection.updateOne({ _id: _id as never }, { $set: { title: 'Ashcombe' } });
  pass(61);
  expect(await found('thornbury')).toEqual([]);
  expect(await found('ashcombe')).toEqual([_id]);

  await Salon.deleteOne({ _id });
  pass(61);
  expect(await found('ashcombe')).toEqual([]);
});

it('has read the library before the first search once it is prepared', async () => {
  const { _id } = await aSalon({ title: 'Wetherby' });
  const index = createContentIndex();

  await index.prepare();

  const reads = await world.countReads(async () => {
    expect((await index.find('wetherby')).map(({ id }) => id)).toEqual([_id]);
  });
  expect(reads).toBe(0);
  await Salon.deleteOne({ _id });
});

it('follows a speaker’s name into the speaker’s salons', async () => {
  const { found, pass } = anIndex();
  const speaker = await aSpeaker({ name: 'Perpetua Lyle' });
  const { _id } = await aSalon({ speakers: [{ speaker_id: speaker._id, type: 'HOST' }] });
  expect(await found('perpetua')).toEqual(expect.arrayContaining([_id, speaker._id]));

  await Speaker.updateOne({ _id: speaker._id }, { name: 'Clementine Lyle' });
  pass(61);

  expect(await found('perpetua')).toEqual([]);
  expect(await found('clementine')).toEqual(expect.arrayContaining([_id, speaker._id]));
});

it('finds a transcript that is added or removed after a minute, a changed one after five minutes', async () => {
  const { found, pass } = anIndex();
  const { _id } = await aRecording();
  expect(await found('hollowmere')).toEqual([]);

  await aTranscript(_id, 'hollowmere');
  pass(61);
  expect(await found('hollowmere')).toEqual([_id]);

  await Transcript.updateOne({ _id }, { cues: [{ start: 0, end: 1, text: 'briarfield' }] });
  pass(6 * 60);
  expect(await found('hollowmere')).toEqual([]);
  expect(await found('briarfield')).toEqual([_id]);

  await Transcript.deleteOne({ _id });
  pass(61);
  expect(await found('briarfield')).toEqual([]);
});

it('reads once for concurrent searches, and not again within five seconds', async () => {
  const { found, pass } = anIndex();

  const first = await world.countReads(() => Promise.all([found('one'), found('two'), found('three')]));
  pass(4);
  const within = await world.countReads(() => found('four'));

  expect(first).toBeLessThanOrEqual(8);
  expect(within).toBe(0);
});

it('answers at once from words of up to a minute ago, and reads them again meanwhile', async () => {
  const { found, pass } = anIndex();
  await found('anything');
  const { _id } = await aSalon({ title: 'Elderwick' });

  pass(6);
  expect(await found('elderwick')).toEqual([]);
  while ((await found('elderwick')).length === 0) await new Promise(setImmediate);

  expect(await found('elderwick')).toEqual([_id]);
});

it('tries again after the database was unavailable', async () => {
  const { found } = anIndex();
  const { _id } = await aSalon({ title: 'Resilience' });
  const away = jest.spyOn(Salon, 'find').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(found('resilience')).rejects.toThrow('away');
  away.mockRestore();

  expect(await found('resilience')).toEqual([_id]);
});
