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
  {
    kind: 'speakers',
    title: 'Speakers',
    about: 'Hosts and experts, by name.',
  },
  {
    kind: 'categories',
    title: 'Categories',
    about: 'What the library is divided by.',
  },
  {
    kind: 'tags',
    title: 'Tags',
    about: 'Members see them as goals.',
  },
  {
    kind: 'collections',
    title: 'Collections',
    about: 'Salons that belong together, in your order.',
  },
  {
    kind: 'peer-groups',
    title: 'Peer groups',
    about: 'Groups with their leaders and what they met for.',
  },
  {
    kind: 'pathways',
    title: 'Pathways',
    about: 'Courses of salons. Their seasons stand under Seasons.',
  },
  {
    kind: 'seasons',
    title: 'Seasons',
    about: 'Parts of a pathway. Choose one to put its seasons in order.',
  },
  {
    kind: 'event-types',
    title: 'Event types',
    about: 'Banners of the calendar, in the order of its tabs.',
  },
  {
    kind: 'host-groups',
    title: 'Host groups',
    about: 'Tabs of hosts on the public site, in their order.',
  },
  {
    kind: 'testimonials',
    title: 'Testimonials',
    about: 'The first three stand on the public site; the newest reviews fill what is missing.',
  },
  {
    kind: 'coaches',
    title: 'Coaches',
    about: 'What members read about them. Their hours are theirs to keep.',
  },
  {
    kind: 'bcp-examples',
    title: 'Portfolio examples',
    about: 'Finished portfolios to look at before buying one, in their order.',
  },
  {
    kind: 'agreements',
    title: 'Agreement',
    about: 'Its versions: a new one asks every member again.',
  },
];

export const pathOfKind = (kind: string): string => `/admin/content/${kind}`;
