import { defineRemote, type RemoteManifest } from '@athenaeum/shell-contract/manifest';

const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;
const signedIn = ['prospect', 'member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-learning',
  contract: 2,
  area: 'learning',
  pages: [
    { path: '/', title: 'Home', roles: [...signedIn] },
    { path: '/calendar', title: 'Upcoming Events', roles: [...signedIn] },
    { path: '/my-salons', title: 'My Content', roles: [...signedIn] },
    { path: '/salons/:slug', title: 'Salon', roles: [...signedIn] },
    { path: '/categories/:slug', title: 'Category', roles: [...signedIn] },
    { path: '/goals/:slug', title: 'Goal', roles: [...signedIn] },
    { path: '/tags/:slug', title: 'Goal', roles: [...signedIn] },
    { path: '/speakers/:slug', title: 'Speaker', roles: [...signedIn] },
    { path: '/collections', title: 'Collections', roles: [...signedIn] },
    { path: '/collections/:slug', title: 'Collection', roles: [...signedIn] },
    { path: '/peer-groups', title: 'Peer Groups', roles: [...signedIn] },
    { path: '/peer-groups/:slug', title: 'Peer Group', roles: [...signedIn] },
    { path: '/pathways', title: 'Pathways', roles: [...members] },
    { path: '/pathways/:slug', title: 'Pathway', roles: [...members] },
    { path: '/pathways/:slug/collections', title: 'Season', roles: [...members] },
    { path: '/view-all/:slug', title: 'Library', roles: [...signedIn] },
    { path: '/view-all/pathways', title: 'Pathways', roles: [...members] },
    { path: '/view-all/recommended-for-you', title: 'Recommended For You', roles: [...members] },
  ],
  navigation: [
    {
      label: 'Learning',
      to: '/',
      order: 10,
      roles: [...signedIn],
      children: [
        { label: 'Home', to: '/' },
        { label: 'Upcoming Events', to: '/calendar' },
        { label: 'My Content', to: '/my-salons' },
        { label: 'Pathways', to: '/pathways', covers: ['/view-all/pathways'], roles: [...members] },
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
      when: { roles: [...signedIn] },
    },
  ],
  footer: [
    { group: 'Learning', label: 'Home', to: '/', order: 1, roles: [...signedIn] },
    { group: 'Learning', label: 'Upcoming events', to: '/calendar', order: 2, roles: [...signedIn] },
    { group: 'Learning', label: 'My content', to: '/my-salons', order: 3, roles: [...signedIn] },
    { group: 'Learning', label: 'Pathways', to: '/pathways', order: 4, roles: [...members] },
    { group: 'Learning', label: 'Peer groups', to: '/peer-groups', order: 5, roles: [...signedIn] },
    { group: 'Learning', label: 'Collections', to: '/collections', order: 6, roles: [...signedIn] },
  ],
});

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
