import { defineRemote, MEMBERS, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { name, pages } from './pages';

/** Plain data, so that the shell can route before any of our code is loaded. */
export const manifest = defineRemote({
  name,
  contract: 2,
  area: 'community',
  pages,
  palette: { export: 'findInArea', order: 30, roles: MEMBERS },
  navigation: [
    { label: 'Sign up', to: '/sign-up', order: 90, area: 'sign up', roles: ['visitor'] },
    // Prospects and lapsed members have signed up already; they only lack a membership.
    { label: 'Membership', to: '/sign-up', order: 90, area: 'sign up', roles: ['prospect'] },
    {
      label: 'Community',
      to: '/community/members',
      order: 30,
      roles: MEMBERS,
      children: [
        { label: 'Members', to: '/community/members' },
        { label: 'Connections', to: '/community/connections' },
        { label: 'My Profile', to: '/my-profile', covers: ['/community/members/:me'] },
        { label: 'Refer a Friend', to: '/refer' },
      ],
    },
  ],
  account: [
    { label: 'My Profile', to: '/my-profile', order: 10, roles: MEMBERS },
    { label: 'Refer a friend', to: '/refer', order: 30, roles: MEMBERS },
  ],
  slots: [{ slot: 'home.membership', version: 1, export: 'membershipBand', when: { roles: ['prospect'] } }],
  footer: [
    { group: 'Visit', label: 'Membership', to: '/sign-up', order: 2, roles: ['visitor'] },
    { group: 'Community', label: 'Membership', to: '/sign-up', order: 5, roles: ['prospect'] },
    { group: 'Community', label: 'Members', to: '/community/members', order: 10, roles: MEMBERS },
    { group: 'Community', label: 'Refer a friend', to: '/refer', order: 40, roles: MEMBERS },
  ],
});

/** What visits are for: a canary with which fewer of them come to it is rolled back. */
export const figures: RemoteManifest['figures'] = [
  { name: 'Connection requests', mutations: ['ClickToConnect'] },
];

/** Loaded lazily: only readers of another language need its labels. */
export const translations: RemoteManifest['translations'] = {
  es: {
    community: 'comunidad',
    Community: 'Comunidad',
    Members: 'Miembros',
    Member: 'Miembro',
    'Edit profile': 'Editar perfil',
    Goals: 'Metas',
    'Edit goals': 'Editar metas',
    Connections: 'Conexiones',
    'My Profile': 'Mi perfil',
    'Refer a friend': 'Recomendar a alguien',
    'Refer a Friend': 'Recomendar a alguien',
    joining: 'registro',
    'sign up': 'registro',
    'Sign up': 'Registrarse',
    'Your payment': 'Tu pago',
    'Nothing was paid': 'No se cobró nada',
    'Set your password': 'Crea tu contraseña',
    Welcome: 'Te damos la bienvenida',
    Membership: 'Membresía',
    Visit: 'Visita',
  },
};
