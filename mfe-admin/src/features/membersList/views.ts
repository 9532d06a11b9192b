import type { UsersInput } from './membersList.api';

/** The questions staff ask most, each a filter of the list. */
export const VIEWS = [
  { id: 'all', label: 'All members', filter: {} },
  { id: 'intake', label: 'Intake unfinished', filter: { intake_form_submitted: { equals: false } } },
  { id: 'agreement', label: 'Agreement missing', filter: { needs_agreement: { equals: true } } },
  { id: 'hidden', label: 'Hidden from directory', filter: { hide_from_directory: { equals: true } } },
] as const satisfies readonly { id: string; label: string; filter: UsersInput }[];

export const VIEW_IDS = VIEWS.map(({ id }) => id);
