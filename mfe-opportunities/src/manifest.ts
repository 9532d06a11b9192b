import { defineRemote, MEMBERS, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'opportunities',
  pages,
  palette: { export: 'findInArea', order: 40, roles: MEMBERS },
  navigation: [
    {
      label: 'Opportunities',
      to: '/opportunities',
      order: 40,
      roles: MEMBERS,
      children: [
        { label: 'Open Opportunities', to: '/opportunities' },
        { label: 'My Applications', to: '/opportunities/applications' },
        { label: 'Post an Opportunity', to: '/opportunities/intake' },
      ],
    },
  ],
  footer: [{ group: 'Community', label: 'Opportunities', to: '/opportunities', order: 20, roles: MEMBERS }],
});

/** What visits are for: a canary with which fewer of them come to it is rolled back. */
export const figures: RemoteManifest['figures'] = [{ name: 'Applications', mutations: ['Apply'] }];

/** Loaded lazily: only readers of another language need its labels. */
export const translations: RemoteManifest['translations'] = {
  es: {
    opportunities: 'oportunidades',
    Opportunities: 'Oportunidades',
    'Open Opportunities': 'Oportunidades abiertas',
    'My Applications': 'Mis postulaciones',
    'Share an opportunity': 'Compartir una oportunidad',
    'Post an Opportunity': 'Publicar una oportunidad',
    'Your posting': 'Tu publicación',
    Community: 'Comunidad',
  },
};
