import { MEMBERS, pagesFor, SIGNED_IN } from '@athenaeum/shell-contract/manifest';

export const name = 'mfe-learning';

const goalPage = () => import('./routes/GoalPage');
const pathwaysPage = () => import('./routes/PathwaysPage');
const viewAllPage = () => import('./routes/ViewAllPage');

export const pages = [
  ...pagesFor(SIGNED_IN, {
    '/': { title: 'Home', load: () => import(/* webpackMode: "eager" */ './routes/StartPage') },
    '/calendar': { title: 'Upcoming Events', load: () => import('./routes/CalendarPage') },
    '/my-salons': { title: 'My Content', load: () => import('./routes/MySalonsPage') },
    '/salons/:slug': { title: 'Salon', load: () => import('./routes/SalonPage') },
    '/categories/:slug': { title: 'Category', load: () => import('./routes/CategoryPage') },
    '/goals/:slug': { title: 'Goal', load: goalPage },
    '/tags/:slug': { title: 'Goal', load: goalPage },
    '/speakers/:slug': { title: 'Speaker', load: () => import('./routes/SpeakerPage') },
    '/collections': { title: 'Collections', load: () => import('./routes/CollectionsPage') },
    '/collections/:slug': { title: 'Collection', load: () => import('./routes/CollectionPage') },
    '/peer-groups': { title: 'Peer Groups', load: () => import('./routes/PeerGroupsPage') },
    '/peer-groups/:slug': { title: 'Peer Group', load: () => import('./routes/PeerGroupPage') },
    '/view-all/:slug': { title: 'Library', load: viewAllPage },
  }),
  ...pagesFor(MEMBERS, {
    '/pathways': { title: 'Pathways', load: pathwaysPage },
    '/pathways/:slug': { title: 'Pathway', load: () => import('./routes/PathwayPage') },
    '/pathways/:slug/collections': { title: 'Season', load: () => import('./routes/SeasonPage') },
    '/view-all/pathways': { title: 'Pathways', load: pathwaysPage },
    '/view-all/recommended-for-you': { title: 'Recommended For You', load: viewAllPage },
  }),
];
