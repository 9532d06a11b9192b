import { AGREEMENT_LIMITS as LIMITS, agreementForm } from '@athenaeum/users-contract';
import { kindText } from '../../../components/content/kinds.messages';
import type { KindFormOf } from '../kindView';

export const agreements = (): KindFormOf<typeof agreementForm> => ({
  kind: 'agreements',
  add: kindText.addVersion,
  form: agreementForm,
  fields: [
    {
      as: 'moment',
      name: 'update_date',
      label: kindText.inForceFrom,
      hint: kindText.inForceFromHint,
    },
    {
      as: 'parts',
      add: kindText.addPart,
      nth: kindText.partNumber,
      name: 'parts',
      label: kindText.text,
      max: LIMITS.parts,
      columns: [
        { name: 'title', label: kindText.heading, max: LIMITS.title },
        { name: 'text', label: kindText.text, max: LIMITS.text, long: true },
      ],
    },
  ],
  blank: { update_date: null, parts: [{ title: '', text: '' }] },
  isFinal: true,
  page: () => '/member-agreement',
});
