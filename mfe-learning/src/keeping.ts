import type { Keep, KeptPage, PlatformV1 } from '@athenaeum/shell-contract';
import { sendKeptProgress } from './components/keptProgress';
import { keptCalendar } from './features/calendar';
import { findOwnSalons, keptMySalons } from './features/mySalons';
import { keptSalon } from './features/salonDetail';
import { calendarPageText } from './routes/calendarPage.messages';
import { mySalonsPageText } from './routes/mySalonsPage.messages';

/** My Content, the calendar, and the page of each salon that the member has saved or has a seat at. */
export const keep: Keep = async (platform) => {
  await sendKeptProgress(platform);
  return [
    { path: '/my-salons', title: mySalonsPageText.title, queries: keptMySalons },
    { path: '/calendar', title: calendarPageText.title, queries: keptCalendar },
    ...(await salonPages(platform)),
  ];
};

const salonPages = async (platform: PlatformV1): Promise<KeptPage[]> =>
  (await findOwnSalons(platform)).map(({ slug, title }) => ({
    path: `/salons/${slug}`,
    title,
    queries: [keptSalon(slug)],
  }));
