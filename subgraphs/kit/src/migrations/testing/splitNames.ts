import type { mongo } from 'mongoose';
import type { Migration } from '../migration';

/** A migration for tests: a name becomes a first and a last one. */
export const splitNames: Migration = {
  id: '0001-split-names',
  about: 'Stores first and last names of people.',
  collection: 'people',
  reads: 'both',
  expand: {
    // Also matches again when code that knows `name` alone has changed it.
    where: { name: { $exists: true }, $expr: { $ne: ['$name', { $concat: ['$first', ' ', '$last'] }] } },
    change: ({ name }) => {
      const [first, last] = String(name).split(' ');
      return { $set: { first, last } };
    },
  },
  contract: { where: { name: { $exists: true } }, change: () => ({ $unset: { name: '' } }) },
  back: {
    where: { $or: [{ first: { $exists: true } }, { last: { $exists: true } }] },
    change: ({ name, first, last }) => ({
      $set: { name: name ?? `${first} ${last}` },
      $unset: { first: '', last: '' },
    }),
  },
};

export interface Person extends mongo.Document {
  _id: string;
  name?: string;
  first?: string;
  last?: string;
}

/** `count` people in the old form, with ids in order. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `person-${String(index).padStart(4, '0')}`,
    name: `First${index} Last${index}`,
    age: index,
  }));

/** Whether a new form is there and follows from the name; a name is missing once it is contracted. */
export const isNew = ({ name, first, last }: Person): boolean =>
  first !== undefined && last !== undefined && (name === undefined || name === `${first} ${last}`);
