import type { Role } from '@athenaeum/shell-contract';

/** One kind of what the staff look after: its list is at `/admin/content/<kind>`. */
export interface ContentKind {
  kind: string;
  /** Of many. */
  title: string;
  /** What it is, for whoever looks for it. */
  about: string;
  /** Editors and admins, unless said. */
  roles?: readonly Role[];
}

/** Every kind, in the order of the index. */
export const contentKinds: readonly ContentKind[] = [
  { kind: 'salons', title: 'Salons', about: 'Events to come, drafts and recordings.' },
];

export const pathOfKind = (kind: string): string => `/admin/content/${kind}`;
