import { MEMBERS, pagesFor } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-community';

const memberPage = () => import('./routes/MemberPage');
const intakePage = () => import('./routes/IntakePage');

export const pages = [
  ...pagesFor(MEMBERS, {
    '/community/members': {
      title: 'Members',
      load: () => import(/* webpackMode: "eager" */ './routes/DirectoryPage'),
    },
    '/members': { title: 'Members', load: () => import('./routes/MembersRedirect') },
    '/community/members/:slug': { title: 'Member', load: memberPage },
    '/community/members/:slug/edit': { title: 'Edit profile', load: memberPage },
    '/community/members/:slug/edit/:part': { title: 'Edit profile', load: memberPage },
    '/community/members/:slug/goals': { title: 'Goals', load: memberPage },
    '/community/members/:slug/goals/:kind': { title: 'Edit goals', load: memberPage },
    '/community/connections': { title: 'Connections', load: () => import('./routes/ConnectionsPage') },
    '/my-profile': { title: 'My Profile', load: () => import('./routes/MyProfilePage') },
    '/refer': { title: 'Refer a friend', load: () => import('./routes/ReferPage') },
    // A wizard, without the area's navigation.
    '/intake-form': { title: 'Welcome', bare: true, load: intakePage },
    '/intake-form/:step': { title: 'Welcome', bare: true, load: intakePage },
  }),
  // For lapsed members too. Without the area's navigation.
  ...pagesFor('everybody', {
    '/sign-up': { title: 'Sign up', area: 'joining', load: () => import('./routes/SignUpPage') },
    '/sign-up/return': {
      title: 'Your payment',
      area: 'joining',
      load: () => import('./routes/SignUpReturnPage'),
    },
    '/sign-up/cancelled': {
      title: 'Nothing was paid',
      area: 'joining',
      load: () => import('./routes/SignUpCancelledPage'),
    },
    '/sign-up/password': {
      title: 'Set your password',
      area: 'joining',
      load: () => import('./routes/SetPasswordPage'),
    },
  }),
];
