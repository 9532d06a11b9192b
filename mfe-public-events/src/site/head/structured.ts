import { isoInZone } from '@athenaeum/common/zones';
import { currentLanguage } from '@athenaeum/messages';
import type { SiteSettings } from '@athenaeum/shell-contract/site';
import { eventText } from '../../components/event.messages';
import { absolute, LIST, pathOf, pictureOf } from '../addresses';
import type { SiteEvent } from '../siteEvents';
import { endOf, isInPerson, peopleOf, summaryOf } from '../words';
import type { Described } from './tags';

const CONTEXT = 'https://schema.org';

/** The page itself: an event may be in another language than its page. */
export const structuredPage = (name: string, path: string, settings: SiteSettings): object => ({
  '@context': CONTEXT,
  '@type': 'WebPage',
  url: absolute(settings, path),
  name,
  inLanguage: currentLanguage(),
});

/** Who keeps the house, at its own address. */
export const structuredHouse = (
  { description, canonical, picture }: Pick<Described, 'description' | 'canonical' | 'picture'>,
  settings: SiteSettings,
): object => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: settings.brand,
  url: absolute(settings, canonical),
  description,
  image: absolute(settings, picture),
  sameAs: settings.social?.map(({ href }) => href),
});

/** A schema.org `Event`. */
export function structuredEvent(event: SiteEvent, settings: SiteSettings): object {
  const url = absolute(settings, pathOf(event.slug));
  const performers = peopleOf(event);
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    '@id': url,
    url,
    name: event.title,
    description: event.description || summaryOf(event),
    image: [absolute(settings, pictureOf(event.slug))],
    startDate: isoInZone(event.date, event.timezone),
    endDate: isoInZone(endOf(event), event.timezone),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/${isInPerson(event) ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer: { '@type': 'Organization', name: settings.brand, url: settings.origin + LIST },
    ...(performers.length > 0 && {
      performer: performers.map(({ name, title }) => ({
        '@type': 'Person',
        name,
        jobTitle: title || undefined,
      })),
    }),
    ...offersOf(event, url),
  };
}

function locationOf(event: SiteEvent, url: string): object {
  if (!isInPerson(event)) return { '@type': 'VirtualLocation', url };
  const { in_person_location, location_city, location_state } = event;
  return {
    '@type': 'Place',
    name: in_person_location || location_city || eventText.inPerson,
    address: {
      '@type': 'PostalAddress',
      streetAddress: in_person_location || undefined,
      addressLocality: location_city || undefined,
      addressRegion: location_state || undefined,
    },
  };
}

/** Only public offers: a seat for members or invited guests is none. */
function offersOf(event: SiteEvent, url: string): object {
  if (event.invite_type !== 'OPEN_TO_PUBLIC') return {};
  if (event.requires_payment && event.price === null) return {};
  return {
    isAccessibleForFree: !event.requires_payment,
    offers: {
      '@type': 'Offer',
      url,
      price: event.requires_payment ? ((event.price ?? 0) / 100).toFixed(2) : '0',
      priceCurrency: event.currency,
      availability: `${CONTEXT}/${event.is_closed ? 'SoldOut' : 'InStock'}`,
    },
  };
}

export const structuredList = (slugs: readonly string[], settings: SiteSettings): object => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: slugs.map((slug, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(settings, pathOf(slug)),
  })),
});

export const structuredTrail = (title: string, settings: SiteSettings): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: eventText.upcoming, item: absolute(settings, LIST) },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});
