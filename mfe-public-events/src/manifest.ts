import { defineRemote, type RemoteManifest, SIGNED_IN } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'events',
  pages,
  frontDoor: '/front-door',
  navigation: [{ label: 'Events', to: '/upcoming-events', order: 5, roles: ['visitor', 'prospect'] }],
  footer: [
    { group: 'Visit', label: 'Upcoming events', to: '/upcoming-events', order: 1, roles: ['visitor'] },
    {
      group: 'Learning',
      label: 'Public events',
      to: '/upcoming-events',
      order: 9,
      roles: SIGNED_IN,
    },
  ],
});

/** Loaded lazily: only readers of another language need its labels. */
export const translations: RemoteManifest['translations'] = {
  es: {
    events: 'eventos',
    Events: 'Eventos',
    'Upcoming events': 'Próximos eventos',
    Event: 'Evento',
    'Your RSVP': 'Tu reserva',
    Visit: 'Visita',
    Learning: 'Aprendizaje',
    'Public events': 'Eventos públicos',
  },
};
