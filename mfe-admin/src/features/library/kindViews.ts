import { contentKinds } from '../../components/content';
import { agreements } from './kinds/agreements';
import { bcpExamples, coaches } from './kinds/coaching';
import { eventTypes, hostGroups, testimonials } from './kinds/frontPages';
import { categories, collections, pathways, peerGroups, seasons, speakers, tags } from './kinds/library';
import type { KindForm, KindView } from './kindView';

// Functions, as labels depend on the reader's language.
const forms = new Map<string, () => KindForm>([
  ['speakers', speakers],
  ['categories', categories],
  ['tags', tags],
  ['collections', collections],
  ['peer-groups', peerGroups],
  ['pathways', pathways],
  ['seasons', seasons],
  ['event-types', eventTypes],
  ['host-groups', hostGroups],
  ['testimonials', testimonials],
  ['coaches', coaches],
  ['bcp-examples', bcpExamples],
  ['agreements', agreements],
]);

/** The view of a kind; undefined for an unknown one. */
export function kindViewOf(kind = ''): KindView | undefined {
  const listed = contentKinds().find((known) => known.kind === kind);
  const form = forms.get(kind)?.();
  return listed && form && { ...form, title: listed.title, about: listed.about };
}
