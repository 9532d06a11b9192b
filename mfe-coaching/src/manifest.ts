import { defineRemote, type RemoteManifest } from '@athenaeum/shell-contract/manifest';

const members = ['member', 'coach', 'support', 'editor', 'admin'] as const;

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name: 'mfe-coaching',
  contract: 2,
  area: 'expert strategists',
  pages: [
    { path: '/expert-strategists', title: 'Coaching', roles: [...members] },
    { path: '/expert-strategists/experts/:slug', title: 'Coach', roles: [...members] },
    { path: '/expert-strategists/categories/:slug', title: 'Coaches', roles: [...members] },
    { path: '/expert-strategists/my-sessions', title: 'My Sessions', roles: [...members] },
    { path: '/expert-strategists/bcp', title: 'Branded Career Portfolio', roles: [...members] },
    { path: '/expert-strategists/bcp/feedback', title: 'Leave Review', roles: [...members] },
    { path: '/expert-strategists/desk', title: 'Coaching Sessions', roles: ['coach'] },
    { path: '/expert-strategists/desk/availability', title: 'Your Availability', roles: ['coach'] },
    { path: '/expert-strategists/desk/portfolios', title: 'Portfolios', roles: ['coach', 'admin'] },
    { path: '/manage-plan', title: 'Manage plan', roles: [...members] },
  ],
  navigation: [
    {
      label: 'Expert Strategists',
      to: '/expert-strategists',
      order: 20,
      roles: [...members],
      children: [
        { label: 'Find a Coach', to: '/expert-strategists' },
        { label: 'My Sessions', to: '/expert-strategists/my-sessions' },
        { label: 'Branded Career Portfolio', to: '/expert-strategists/bcp' },
        { label: 'Manage Plan', to: '/manage-plan' },
        { label: 'Coaching Sessions', to: '/expert-strategists/desk', roles: ['coach'] },
        { label: 'Your Availability', to: '/expert-strategists/desk/availability', roles: ['coach'] },
        { label: 'Portfolios', to: '/expert-strategists/desk/portfolios', roles: ['coach', 'admin'] },
      ],
      collapses: true,
    },
  ],
  account: [{ label: 'Manage Plan', to: '/manage-plan', order: 40, roles: [...members] }],
  footer: [
    {
      group: 'Community',
      label: 'Expert strategists',
      to: '/expert-strategists',
      order: 30,
      roles: [...members],
    },
  ],
  slots: [
    {
      slot: 'topbar.widget',
      version: 1,
      export: 'creditsWidget',
      when: { area: 'expert strategists', signedIn: true, roles: [...members] },
    },
    { slot: 'home.blocks', version: 1, export: 'coachSearch', when: { roles: [...members] }, order: 90 },
  ],
});

/** Loaded lazily: only readers of another language need its labels. */
export const translations: RemoteManifest['translations'] = {
  es: {
    'expert strategists': 'estrategas expertos',
    'Expert Strategists': 'Estrategas expertos',
    'Expert strategists': 'Estrategas expertos',
    Coaching: 'Coaching',
    Coach: 'Coach',
    Coaches: 'Coaches',
    'Find a Coach': 'Encontrar coach',
    'My Sessions': 'Mis sesiones',
    'Branded Career Portfolio': 'Portafolio profesional de marca',
    'Leave Review': 'Dejar reseña',
    'Coaching Sessions': 'Sesiones de coaching',
    'Your Availability': 'Tu disponibilidad',
    Portfolios: 'Portafolios',
    'Manage plan': 'Administrar plan',
    'Manage Plan': 'Administrar plan',
    Community: 'Comunidad',
  },
};
