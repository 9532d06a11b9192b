import { MEMBERS, pagesFor } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-opportunities';

const intakePage = () => import('./routes/IntakePage');

export const pages = [
  ...pagesFor(MEMBERS, {
    '/opportunities': {
      title: 'Opportunities',
      load: () => import(/* webpackMode: "eager" */ './routes/BoardPage'),
    },
    '/opportunities/applications': {
      title: 'My Applications',
      load: () => import('./routes/MyApplicationsPage'),
    },
  }),
  // Without the area's navigation: a wizard, and the posting for anybody with its link.
  ...pagesFor('everybody', {
    '/opportunities/intake': { title: 'Share an opportunity', bare: true, load: intakePage },
    '/opportunity-intake': { title: 'Share an opportunity', bare: true, load: intakePage },
    '/opportunity-intake/:step': { title: 'Share an opportunity', bare: true, load: intakePage },
    '/opportunities/posted': { title: 'Your posting', bare: true, load: () => import('./routes/PostedPage') },
  }),
];
