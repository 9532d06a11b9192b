import { contentKinds } from '../../components/content';
import { agreements } from './kinds/agreements';
import { bcpExamples, coaches } from './kinds/coaching';
import { eventTypes, hostGroups, testimonials } from './kinds/frontPages';
import { categories, collections, pathways, peerGroups, seasons, speakers, tags } from './kinds/library';
import type { KindView } from './kindView';

const forms = [
  speakers,
  categories,
  tags,
  collections,
  peerGroups,
  pathways,
  seasons,
  eventTypes,
  hostGroups,
  testimonials,
  coaches,
  bcpExamples,
  agreements,
];

/** The kinds of the index that are looked after here. */
const kindViews: readonly KindView[] = contentKinds.flatMap(({ kind, title, about }) => {
  const form = forms.find((known) => known.kind === kind);
  return form ? [{ ...form, title, about }] : [];
});

export const kindViewOf = (kind: string | undefined): KindView | undefined =>
  kindViews.find((view) => view.kind === kind);
