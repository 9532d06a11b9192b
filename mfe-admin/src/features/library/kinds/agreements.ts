import { AGREEMENT_LIMITS as LIMITS, agreementForm } from '@athenaeum/users-contract';
import type { KindForm } from '../kindView';

export const agreements: KindForm = {
  kind: 'agreements',
  one: 'a version',
  noun: 'version',
  source: 'agreements',
  form: agreementForm as never,
  fields: [
    {
      as: 'moment',
      name: 'update_date',
      label: 'In force from',
      hint: 'Left empty, it is in force when you publish it.',
    },
    {
      as: 'parts',
      noun: 'part',
      name: 'parts',
      label: 'Text',
      max: LIMITS.parts,
      columns: [
        { name: 'title', label: 'Heading', max: LIMITS.title },
        { name: 'text', label: 'Text', max: LIMITS.text, long: true },
      ],
    },
  ],
  blank: { update_date: null, parts: [{ title: '', text: '' }] },
  isFinal: true,
  page: () => '/member-agreement',
};
