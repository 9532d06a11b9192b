import { MEMBERS, pagesFor } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-book-club';

export const pages = pagesFor(MEMBERS, {
  '/book-club': {
    title: 'Book club',
    load: () => import(/* webpackMode: "eager" */ './routes/BookClubPage'),
  },
  '/book-club/about': { title: 'About the book club', load: () => import('./routes/AboutPage') },
});
