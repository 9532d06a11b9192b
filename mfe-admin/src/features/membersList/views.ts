import type { UsersInput } from './membersList.api';

/** The questions staff ask most, each a filter of the list. */
export const VIEWS = [
  { id: 'all', filter: {} },
  { id: 'intake', filter: { intake_form_submitted: { equals: false } } },
  { id: 'agreement', filter: { needs_agreement: { equals: true } } },
  { id: 'hidden', filter: { hide_from_directory: { equals: true } } },
] as const satisfies readonly { id: string; filter: UsersInput }[];

export const VIEW_IDS = VIEWS.map(({ id }) => id);
