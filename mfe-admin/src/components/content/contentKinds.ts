import type { Role } from '@athenaeum/shell-contract';
import { contentKindsText } from './contentKinds.messages';

/** One kind of content; its list is at `/admin/content/<kind>`. */
export interface ContentKind {
  kind: string;
  /** Plural. */
  title: string;
  /** What it is, for the index page. */
  about: string;
  /** Editors and admins where absent. */
  roles?: readonly Role[];
}

/** Every kind, in the order of the index. */
export const contentKinds = (): readonly ContentKind[] => [
  { kind: 'salons', title: contentKindsText.salons, about: contentKindsText.salonsAbout },
  {
    kind: 'speakers',
    title: contentKindsText.speakers,
    about: contentKindsText.speakersAbout,
  },
  {
    kind: 'categories',
    title: contentKindsText.categories,
    about: contentKindsText.categoriesAbout,
  },
  {
    kind: 'tags',
    title: contentKindsText.tags,
    about: contentKindsText.tagsAbout,
  },
  {
    kind: 'collections',
    title: contentKindsText.collections,
    about: contentKindsText.collectionsAbout,
  },
  {
    kind: 'peer-groups',
    title: contentKindsText.peerGroups,
    about: contentKindsText.peerGroupsAbout,
  },
  {
    kind: 'pathways',
    title: contentKindsText.pathways,
    about: contentKindsText.pathwaysAbout,
  },
  {
    kind: 'seasons',
    title: contentKindsText.seasons,
    about: contentKindsText.seasonsAbout,
  },
  {
    kind: 'event-types',
    title: contentKindsText.eventTypes,
    about: contentKindsText.eventTypesAbout,
  },
  {
    kind: 'host-groups',
    title: contentKindsText.hostGroups,
    about: contentKindsText.hostGroupsAbout,
  },
  {
    kind: 'testimonials',
    title: contentKindsText.testimonials,
    about: contentKindsText.testimonialsAbout,
  },
  {
    kind: 'coaches',
    title: contentKindsText.coaches,
    about: contentKindsText.coachesAbout,
  },
  {
    kind: 'bcp-examples',
    title: contentKindsText.portfolioExamples,
    about: contentKindsText.portfolioExamplesAbout,
  },
  {
    kind: 'agreements',
    title: contentKindsText.agreement,
    about: contentKindsText.agreementAbout,
  },
];

export const pathOfKind = (kind: string): string => `/admin/content/${kind}`;
