import { changesIn } from './changesIn';

const valuesOf = (before: object, after: object) =>
  changesIn({ before, after }).map(({ field, left, came }) => ({
    field,
    left: left.map(({ text, at, of, id }) => text ?? at ?? `${of}/${id}`),
    came: came.map(({ text, at, of, id }) => text ?? at ?? `${of}/${id}`),
  }));

it('contains only what differs', () => {
  expect(
    valuesOf({ title: 'Old', city: 'Boston', tags: [] }, { title: 'New', city: 'Boston', tags: null }),
  ).toEqual([{ field: 'title', left: ['Old'], came: ['New'] }]);
});

it('contains what left and what joined a list, and the whole list when its order changed', () => {
  expect(valuesOf({ languages: ['Twi', 'Igbo'] }, { languages: ['Twi', 'French'] })).toEqual([
    { field: 'languages', left: ['Igbo'], came: ['French'] },
  ]);
  expect(valuesOf({ salon_ids: ['a', 'b'] }, { salon_ids: ['b', 'a'] })).toEqual([
    { field: 'salon_ids', left: ['salons/a', 'salons/b'], came: ['salons/b', 'salons/a'] },
  ]);
});

it('has times as times and things of the library by their ids', () => {
  const [date, speakers] = changesIn({
    before: { date: 1_000, speakers: [{ speaker_id: 'maya', type: 'HOST' }] },
    after: { date: 2_000, speakers: [{ speaker_id: 'maya', type: 'SME' }] },
  });

  expect(date).toMatchObject({ left: [{ at: 1_000 }], came: [{ at: 2_000 }] });
  expect(date!.after).toBe('1970-01-01T00:00:02.000Z');
  expect(speakers).toMatchObject({
    left: [{ of: 'speakers', id: 'maya', text: 'Host' }],
    came: [{ of: 'speakers', id: 'maya', text: 'Expert' }],
  });
});

it('never shows how a value is stored', () => {
  const changes = changesIn({
    before: { goals: [{ title: 'Chair a board', type: 'Career Goal' }] },
    after: { goals: [], hours: [{ from: '09:00', to: '10:00' }], isAdmin: true },
  });

  expect(JSON.stringify(changes)).not.toContain('\\"');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['Chair a board', null],
    [null, 'from 09:00, to 10:00'],
    [null, 'Yes'],
  ]);
});
