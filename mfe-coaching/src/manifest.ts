import { defineRemote, MEMBERS, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'expert strategists',
  pages,
  palette: { export: 'findInArea', order: 20, roles: MEMBERS },
  navigation: [
    {
      label: 'Expert Strategists',
      to: '/expert-strategists',
      order: 20,
      roles: MEMBERS,
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
  account: [{ label: 'Manage Plan', to: '/manage-plan', order: 40, roles: MEMBERS }],
  footer: [
    {
      group: 'Community',
      label: 'Expert strategists',
      to: '/expert-strategists',
      order: 30,
      roles: MEMBERS,
    },
  ],
  slots: [
    {
      slot: 'topbar.widget',
      version: 1,
      export: 'creditsWidget',
      when: { area: 'expert strategists', signedIn: true, roles: MEMBERS },
    },
    { slot: 'home.blocks', version: 1, export: 'coachSearch', when: { roles: MEMBERS }, order: 90 },
  ],
});

/** What visits are for: a canary with which fewer of them come to it is rolled back. */
export const figures: RemoteManifest['figures'] = [{ name: 'Bookings', mutations: ['BookSession'] }];

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
    Session: 'Sesión',
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
