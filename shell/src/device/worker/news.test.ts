import { openNews } from './openNews';
import type { WorkerScope } from './scope';
import { showNews } from './showNews';

/** The service worker of an account at the product's address, with tabs that are open. */
function aWorker({ account = 'amara', tabs = [] as string[] } = {}) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const done: string[] = [];
  const scope = {
    location: new URL(`https://members.example/sw.js?account=${account}`),
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
      pushManager: {
        getSubscription: async () => ({ unsubscribe: async () => void done.push('unsubscribed') }),
      },
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
      openWindow: async (url: string) => void done.push(`open ${url}`),
    },
  } as unknown as WorkerScope;
  return {
    shown,
    done,
    push: (sent: object) => showNews(scope, sent),
    click: (data: unknown) =>
      openNews(scope, { data, close: () => done.push('closed') } as unknown as Notification),
  };
}

const news = {
  ...{ id: 'letter', account: 'amara', title: 'You have a seat', body: 'Thursday' },
  link: '/salons/the-art-of-the-ask',
};

it('shows what it is sent, once for each', async () => {
  const { shown, push } = aWorker();

  await push(news);
  await push({ ...news, body: null });

  expect(shown).toEqual([
    { title: 'You have a seat', options: { body: 'Thursday', tag: 'letter', data: news.link } },
    { title: 'You have a seat', options: { tag: 'letter', data: news.link } },
  ]);
});

it('shows nothing that is somebody else’s, and hears no more', async () => {
  const { shown, done, push } = aWorker({ account: 'bea' });

  await push(news);

  expect([shown, done]).toEqual([[], ['unsubscribed']]);
});

describe('opened', () => {
  const page = `https://members.example${news.link}`;

  it('it leads to its page in a new tab: what another holds stays', async () => {
    const { done, click } = aWorker({ tabs: ['https://members.example/opportunities/new'] });

    await click(news.link);

    expect(done).toEqual(['closed', `open ${page}`]);
  });

  it('it leads to the tab that shows the page already', async () => {
    const { done, click } = aWorker({ tabs: [page] });

    await click(news.link);

    expect(done).toEqual(['closed', `focus ${page}`]);
  });

  it.each([
    [null, ['closed', 'open https://members.example/']],
    ['https://elsewhere.example/', ['closed']],
    ['//elsewhere.example/', ['closed']],
  ])('with %s it leads to %j', async (link, expected) => {
    const { done, click } = aWorker();

    await click(link);

    expect(done).toEqual(expected);
  });
});
