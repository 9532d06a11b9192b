import { findPage, matchPattern, publishedManifest, remoteManifest, samePattern } from './manifest';

const manifest = {
  name: 'mfe-learning',
  contract: 1,
  area: 'learning',
  pages: [{ path: '/salons/:slug', title: 'Salon' }],
};

const refuses = (change: object) =>
  expect(remoteManifest.safeParse({ ...manifest, ...change }).success).toBe(false);

it('accepts a manifest with only a name, an area and a page', () => {
  expect(remoteManifest.safeParse(manifest).success).toBe(true);
});

it('refuses links that are no path of this site', () => {
  for (const to of [
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'javascript:alert(1)',
    'relative',
  ])
    for (const change of [{ navigation: [{ label: 'Away', to, order: 1 }] }, { frontDoor: to }])
      refuses(change);
});

it('refuses invalid path patterns, unknown roles and unknown fields', () => {
  refuses({ pages: [] });
  refuses({ pages: [{ path: 'salons', title: 'Salons' }] });
  refuses({ pages: [{ path: '/salons/(.*)', title: 'Salons' }] });
  refuses({ pages: [{ path: '/salons', title: 'Salons', roles: ['owner'] }] });
  refuses({ name: 'learning' });
  refuses({ script: 'extra' });
});

it('is read without fields of a newer contract, and no less strictly', () => {
  const page = { ...manifest.pages[0]!, summary: 'What it is about' };

  const read = publishedManifest.safeParse({ ...manifest, pages: [page], greeting: 'Welcome' });

  expect(read.data).toEqual(manifest);
  expect(publishedManifest.safeParse({ ...manifest, pages: [{ ...page, roles: ['owner'] }] }).success).toBe(
    false,
  );
});

describe('translations', () => {
  const footer = [{ group: 'Learning', label: 'Salons', to: '/salons', order: 1 }];
  const es = { learning: 'aprendizaje', Learning: 'Aprendizaje', Salon: 'Salón', Salons: 'Salones' };
  const problemOf = (translations: object) =>
    remoteManifest.safeParse({ ...manifest, footer, translations }).error?.issues[0]?.message;

  it('have every title, label, group and area, or the language is dropped', () => {
    const { Learning: _group, ...some } = es;

    expect(problemOf({ es })).toBeUndefined();
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ es: some })).toBe('es has nothing for "Learning"');
    expect(problemOf({ es: { ...es, Seminar: 'Seminario' } })).toBe('es has "Seminar", which is no label');
  });

  it('are bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`Label ${at}`, 'Rótulo']));

    expect(problemOf({ es: many })).toBe('at most 100 labels');
    refuses({ translations: { es: { learning: 'aprendizaje', Salon: 'x'.repeat(81) } } });
  });

  it('of an unknown language are dropped', () => {
    const read = publishedManifest.parse({ ...manifest, translations: { es, fr: { Salon: 'Salon' } } });

    expect(read.translations).toEqual({ es });
  });
});

describe('a page of an address', () => {
  const pages = ['/', '/salons/:slug', '/salons/new', '/intake/*', '/intake', '/*'].map((path) => ({ path }));
  const pathOf = (address: string) => findPage(pages, address)?.path;

  it('is the most specific match', () => {
    expect(pathOf('/salons/new')).toBe('/salons/new');
    expect(pathOf('/salons/boardroom-ready')).toBe('/salons/:slug');
    expect(pathOf('/salons/boardroom-ready/')).toBe('/salons/:slug');
    expect(pathOf('/intake/goals/more')).toBe('/intake/*');
    expect(pathOf('/intake/')).toBe('/intake');
    expect(pathOf('/Salons/new')).toBe('/*');
    expect(pathOf('/intake')).toBe('/intake');
    expect(pathOf('/')).toBe('/');
  });

  it('is missing for anything else', () => {
    const closed = pages.filter(({ path }) => path !== '/*');
    expect(findPage(closed, '/salons')).toBeUndefined();
    expect(findPage(closed, '/salons/a/b')).toBeUndefined();
  });
});

it('decodes parameters, and tolerates a broken escape', () => {
  expect(matchPattern('/tags/:slug', '/tags/caf%C3%A9')).toEqual({ slug: 'café' });
  expect(matchPattern('/tags/:slug', '/tags/%E0%A4%A')).toEqual({ slug: '%E0%A4%A' });
  expect(matchPattern('/tags/:slug', '/tags/100%25%2Fno')).toEqual({ slug: '100%/no' });
  expect(matchPattern('/members/:slug/*', '/members/ada/edit/')).toEqual({ slug: 'ada', '*': 'edit' });
  expect(matchPattern('/members/:slug/*', '/members/ada')).toEqual({ slug: 'ada', '*': '' });
  expect(matchPattern('/tags/:slug', '/tags')).toBeNull();
});

it('detects patterns that match the same paths', () => {
  expect(samePattern('/salons/:slug', '/salons/:id')).toBe(true);
  expect(samePattern('/salons/:slug', '/salons/new')).toBe(false);
});
