import { escapeRegExp } from '@athenaeum/common/escaping';
import { Category } from '../category/category.model';
import { Speaker } from '../speaker/speaker.model';

/** More names than that make the words too general to be about somebody. */
const MAX_NAMED = 200;

/** What a search means: the words themselves, and the people and categories that they name. */
export interface WordMatches {
  literal: RegExp;
  speakerIds: readonly string[];
  categoryIds: readonly string[];
}

export async function wordMatches(words: string): Promise<WordMatches> {
  const literal = new RegExp(escapeRegExp(words), 'i');
  const [speakers, categories] = await Promise.all([
    Speaker.find({ name: literal }).select('_id').limit(MAX_NAMED).lean<{ _id: string }[]>(),
    Category.find({ title: literal }).select('_id').limit(MAX_NAMED).lean<{ _id: string }[]>(),
  ]);
  return {
    literal,
    speakerIds: speakers.map(({ _id }) => _id),
    categoryIds: categories.map(({ _id }) => _id),
  };
}
