import type { Document } from '../bson/valueTypes';
import { impliesFilter } from './implication';

const isImplied = (condition: unknown, filter: unknown) =>
  impliesFilter([['field', condition]], { field: filter } as Document);

describe('the filter of a partial index is implied', () => {
  it.each<[string, unknown, unknown]>([
    ['a type by the same type', { $eq: 'a', $type: 'string' }, { $type: 'string' }],
    ['a value by itself', 'open', 'open'],
    ['a value by a list of it alone', { $in: ['open', 'open'] }, 'open'],
    ['a list by one of it', 'open', { $in: ['open', 'held'] }],
    ['a list by itself', { $in: ['open', 'held'] }, { $in: ['open', 'held'] }],
    ['a lower bound by a value above it', 3, { $gt: 0 }],
    ['a lower bound by values above it', { $in: [3, 4] }, { $gt: 0 }],
    ['a lower bound by itself', { $gt: 0, $lt: 9 }, { $gt: 0 }],
    ['a lower bound by a higher one', { $gte: 3 }, { $gt: 0 }],
    ['an upper bound by a lower one', { $lt: 3 }, { $lte: 3 }],
    ['presence by a value', 'a', { $exists: true }],
    ['presence by values', { $in: ['a', 'b'] }, { $exists: true }],
    ['presence by a bound', { $gt: 0 }, { $exists: true }],
    ['presence by a type', { $type: 'string' }, { $exists: true }],
    ['presence by what is not null', { $ne: null }, { $exists: true }],
  ])('%s', (_name, condition, filter) => {
    expect(isImplied(condition, filter)).toBe(true);
  });
});

describe('the filter of a partial index is not implied', () => {
  it.each<[string, unknown, unknown]>([
    ['a type by a value of it', 'a', { $type: 'string' }],
    ['a type by values of it', { $in: ['a', 'b'] }, { $type: 'string' }],
    ['a type by another', { $type: 'number' }, { $type: 'string' }],
    ['a value by another', 'held', 'open'],
    ['a value by a list of more', { $in: ['open', 'held'] }, 'open'],
    ['a list by several of it, which MongoDB does not look at together', { $in: [1, 2] }, { $in: [1, 2, 3] }],
    ['a lower bound by a value at it', 0, { $gt: 0 }],
    ['a lower bound by a lower one', { $gt: -1 }, { $gt: 0 }],
    ['a lower bound by an upper one', { $lt: 3 }, { $gt: 0 }],
    ['a bound by a value of another type', 'a', { $gt: 0 }],
    ['a bound by a list, which also stands for being an item', [3], { $gt: 0 }],
    ['presence by null, which also stands for absence', null, { $exists: true }],
    ['presence by values with null', { $in: ['a', null] }, { $exists: true }],
    ['presence by a bound that is null', { $lte: null }, { $exists: true }],
    ['absence by null', null, { $exists: false }],
  ])('%s', (_name, condition, filter) => {
    expect(isImplied(condition, filter)).toBe(false);
  });

  it('by a condition on another field', () => {
    expect(impliesFilter([['other', 'open']], { field: 'open' })).toBe(false);
  });
});
