import type { UsersInput } from './membersList.api';

/** The most common filters, as tabs. */
export const VIEWS = [
  { id: 'all', filter: {} },
  { id: 'intake', filter: { intake_form_submitted: { equals: false } } },
  { id: 'agreement', filter: { needs_agreement: { equals: true } } },
  { id: 'hidden', filter: { hide_from_directory: { equals: true } } },
] as const satisfies readonly { id: string; filter: UsersInput }[];

export const VIEW_IDS = VIEWS.map(({ id }) => id);
