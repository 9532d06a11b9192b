import { defineRemote, MEMBERS, type RemoteManifest, SIGNED_IN } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'learning',
  pages,
  palette: { export: 'findInArea', order: 10, roles: SIGNED_IN },
  navigation: [
    {
      label: 'Learning',
      to: '/',
      order: 10,
      roles: SIGNED_IN,
      children: [
        { label: 'Home', to: '/' },
        { label: 'Upcoming Events', to: '/calendar' },
        { label: 'My Content', to: '/my-salons' },
        { label: 'Pathways', to: '/pathways', covers: ['/view-all/pathways'], roles: MEMBERS },
        { label: 'Peer Groups', to: '/peer-groups' },
        { label: 'Collections', to: '/collections', covers: ['/view-all/collections'] },
      ],
    },
  ],
  search: { to: '/', parameter: 'query_search', label: 'Search the library' },
  slots: [
    {
      slot: 'search.suggestions',
      version: 1,
      export: 'searchSuggestions',
      when: { roles: SIGNED_IN },
    },
  ],
  footer: [
    { group: 'Learning', label: 'Home', to: '/', order: 1, roles: SIGNED_IN },
    { group: 'Learning', label: 'Upcoming events', to: '/calendar', order: 2, roles: SIGNED_IN },
    { group: 'Learning', label: 'My content', to: '/my-salons', order: 3, roles: SIGNED_IN },
    { group: 'Learning', label: 'Pathways', to: '/pathways', order: 4, roles: MEMBERS },
    { group: 'Learning', label: 'Peer groups', to: '/peer-groups', order: 5, roles: SIGNED_IN },
    { group: 'Learning', label: 'Collections', to: '/collections', order: 6, roles: SIGNED_IN },
  ],
});

/** Loaded apart, as translations are: only devices that keep pages need it. Other members' words and ways in stay out. */
export const kept: RemoteManifest['kept'] = {
  export: 'keep',
  pages: ['/my-salons', '/calendar', '/salons/:slug'],
  operations: {
    MySalonCounts: [],
    MySalons: ['link'],
    MyWaitlist: ['link'],
    MySaved: [],
    MyRecordings: [],
    CalendarOptions: [],
    CalendarEvents: ['link'],
    Salon: ['reviews', 'link'],
  },
};

/** What visits are for: a canary with which fewer of them come to it is rolled back. */
export const figures: RemoteManifest['figures'] = [{ name: 'RSVPs', mutations: ['CreateRSVP'] }];

/** Loaded lazily: only readers of another language need its labels. */
export const translations: RemoteManifest['translations'] = {
  es: {
    learning: 'aprendizaje',
    Learning: 'Aprendizaje',
    Home: 'Inicio',
    'Upcoming Events': 'Próximos eventos',
    'Upcoming events': 'Próximos eventos',
    'My Content': 'Mi contenido',
    'My content': 'Mi contenido',
    Salon: 'Salón',
    Category: 'Categoría',
    Goal: 'Meta',
    Speaker: 'Ponente',
    Collections: 'Colecciones',
    Collection: 'Colección',
    'Peer Groups': 'Grupos de pares',
    'Peer groups': 'Grupos de pares',
    'Peer Group': 'Grupo de pares',
    Pathways: 'Rutas',
    Pathway: 'Ruta',
    Season: 'Temporada',
    Library: 'Biblioteca',
    'Recommended For You': 'Recomendado para ti',
    'Search the library': 'Buscar en la biblioteca',
  },
};
