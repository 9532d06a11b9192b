import { defineRemote, type RemoteManifest } from '@athenaeum/shell-contract/manifest';

const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-opportunities',
  contract: 2,
  area: 'opportunities',
  pages: [
    { path: '/opportunities', title: 'Opportunities', roles: [...members] },
    { path: '/opportunities/applications', title: 'My Applications', roles: [...members] },
    // Open to everybody; a wizard, without the area's navigation.
    { path: '/opportunities/intake', title: 'Share an opportunity', bare: true },
    { path: '/opportunity-intake', title: 'Share an opportunity', bare: true },
    { path: '/opportunity-intake/:step', title: 'Share an opportunity', bare: true },
    // For anybody with its link.
    { path: '/opportunities/posted', title: 'Your posting', bare: true },
  ],
  navigation: [
    {
      label: 'Opportunities',
      to: '/opportunities',
      order: 40,
      roles: [...members],
      children: [
        { label: 'Open Opportunities', to: '/opportunities' },
        { label: 'My Applications', to: '/opportunities/applications' },
        { label: 'Post an Opportunity', to: '/opportunities/intake' },
      ],
    },
  ],
  footer: [
    { group: 'Community', label: 'Opportunities', to: '/opportunities', order: 20, roles: [...members] },
  ],
});

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
