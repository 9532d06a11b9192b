import { categoryForm, tagForm } from '@athenaeum/content-contract';
import { entriesIn, type EntryKind } from '@athenaeum/kit/entries';
import { Category } from '../../category/category.model';
import { Tag } from '../../tag/tag.model';
import { LIBRARY, salonsBy } from './references';

/** Categories of salons. */
export const categories: EntryKind = {
  ...LIBRARY,
  noun: 'category',
  model: entriesIn(Category),
  title: 'title',
  fields: Object.keys(categoryForm.shape),
  operations: { save: 'saveCategory', remove: 'removeCategory' },
  usedBy: [salonsBy('category_ids')],
  detailsOf: async (rows) => rows.map(({ is_featured }) => (is_featured ? 'Featured' : null)),
};

/** Goals, as members see them. */
export const tags: EntryKind = {
  ...LIBRARY,
  noun: 'tag',
  model: entriesIn(Tag),
  title: 'title',
  fields: Object.keys(tagForm.shape),
  operations: { save: 'saveTag', remove: 'removeTag' },
  usedBy: [salonsBy('tag_ids')],
};
