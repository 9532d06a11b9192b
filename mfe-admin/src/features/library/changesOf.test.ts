import { changesOf } from './changesOf';
import { collections, pathways } from './kinds/library';
import type { FormValues, KindForm } from './kindView';

const titles = new Map([
  ['a', 'The Art of the Ask'],
  ['b', 'Reading a Board'],
  ['c', 'Closed-Door Dinner'],
]);
const change = (formOf: () => KindForm, before: FormValues, after: FormValues) => {
  const form = formOf();
  return changesOf(
    { ...form, title: '', about: '' },
    { ...form.blank, ...before },
    { ...form.blank, ...after },
    titles,
  );
};

it('is empty without differences', () => {
  expect(change(collections, { salon_ids: ['a'] }, { salon_ids: ['a'] })).toEqual([]);
});

it.each([
  [['a', 'b'], ['b', 'a'], '2', '2, reordered'],
  [['a'], ['a', 'c'], '1', '2, Closed-Door Dinner added'],
  [['a', 'b'], ['b'], '2', '1, The Art of the Ask removed'],
  [[], ['a', 'b', 'c', 'd'], '0', '4, 4 added'],
])('names what came, went and moved between %j and %j', (before, after, was, is) => {
  expect(change(collections, { salon_ids: before }, { salon_ids: after })).toEqual([
    { name: 'salon_ids', label: 'Salons', before: was, after: is },
  ]);
});

it('shows two long texts from where they part', () => {
  const begin = 'The same words for a long while. '.repeat(20);

  const [{ before, after } = { before: '', after: '' }] = change(
    collections,
    { description: `${begin}hers` },
    { description: `${begin}theirs` },
  );

  expect(before).toMatch(/^….*hers$/);
  expect(after).toMatch(/^….*theirs$/);
});

it('shows the parts that differ, with all their words', () => {
  const tips = [
    { title: 'In order', description: 'Each leans on the one before.' },
    { title: 'One page', description: 'One sentence a salon.' },
  ];

  expect(change(pathways, { tips }, { tips: [tips[0]!, { ...tips[1], title: 'Two pages' }] })).toEqual([
    {
      name: 'tips',
      label: 'Tips',
      before: '2: One page One sentence a salon.',
      after: '2: Two pages One sentence a salon.',
    },
  ]);
});

it('tells a draft from what is shown, and what was empty from what is', () => {
  expect(change(collections, {}, { published: true, author: 'Ines' })).toEqual([
    { name: 'author', label: 'Curated by', before: 'None', after: 'Ines' },
    { name: 'published', label: 'Published', before: 'No', after: 'Yes' },
  ]);
});
