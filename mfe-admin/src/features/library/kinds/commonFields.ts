import { LIBRARY_ENTRY_LIMITS as LIMITS } from '@athenaeum/content-contract';
import { kindText } from '../../../components/content/kinds.messages';
import type { EntryField } from '../kindView';

export const title = (): EntryField<'line', 'title'> => ({
  as: 'line',
  name: 'title',
  label: kindText.title,
  max: LIMITS.title,
});

export const description = (): EntryField<'text', 'description'> => ({
  as: 'text',
  name: 'description',
  label: kindText.description,
  max: LIMITS.description,
  optional: true,
});
