import type { SiteSettings } from '@athenaeum/shell-contract/site';
import type { SiteEvent } from './siteEvents';

export const settings: SiteSettings = {
  brand: 'Athenaeum',
  origin: 'https://events.example',
  portal: 'https://portal.example',
  gateway: 'http://gateway.example',
  base: '/remotes/mfe-public-events/v1/',
};

export const aSiteEvent = (parts: Partial<SiteEvent> = {}): SiteEvent => ({
  id: '1',
  slug: 'the-art-of-the-ask',
  title: 'The Art of the Ask',
  subtitle: 'How to name the number.',
  description: 'An hour about asking.',
  thumbnail: null,
  date: Date.UTC(2026, 10, 25, 18),
  timezone: 'America/Los_Angeles',
  event_duration: 60,
  event_type: 'SALON',
  event_location: 'Virtual',
  location_city: null,
  location_state: null,
  in_person_location: null,
  invite_type: 'OPEN_TO_PUBLIC',
  salon_status: null,
  calendar_sequence: 0,
  phase: 'UPCOMING',
  is_closed: false,
  is_private: false,
  hide_on_feed: false,
  requires_payment: false,
  price: null,
  currency: 'USD',
  salon_relations: [{ type: 'HOST', speaker: { name: 'Priya Raghunathan', title: 'General Partner' } }],
  ...parts,
});
