import { defineMessages } from '@athenaeum/messages';

export const notFoundText = defineMessages('learningNotFound', {
  pageTitle: 'Not found',
  why: 'It may have been taken down, or the address may be wrong.',
});
