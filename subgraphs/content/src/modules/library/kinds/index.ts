import type { LibraryKind } from '@athenaeum/content-contract';
import type { EntryKind } from '@athenaeum/kit/entries';
import { collections, peerGroups } from './collections';
import { eventTypes, hostGroups } from './frontPages';
import { pathways, seasons } from './pathways';
import { speakers } from './speakers';
import { categories, tags } from './subjects';
import { testimonials } from './testimonials';

export const kinds: Readonly<Record<LibraryKind, EntryKind>> = {
  speakers,
  categories,
  tags,
  collections,
  'peer-groups': peerGroups,
  pathways,
  seasons,
  'event-types': eventTypes,
  'host-groups': hostGroups,
  testimonials,
};
