/** @jest-environment ./infra/test/dom.environment.cjs */
import { forgetPage } from './forgetPage.cjs';

const left = () => ({
  stored: [...Object.values(localStorage), ...Object.values(sessionStorage)],
  cookies: document.cookie,
  address: location.pathname + location.search,
  title: document.title,
});

it('leaves a page as it was before anything was done in it', () => {
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('draft', 'Dear');
  document.cookie = 'known=1; path=/';
  document.cookie = 'trying=v002; path=/';
  history.replaceState(null, '', '/admin/salons?page=2');
  document.title = 'Salons';
  expect(left()).toEqual({
    stored: ['dark', 'Dear'],
    cookies: 'known=1; trying=v002',
    address: '/admin/salons?page=2',
    title: 'Salons',
  });

  forgetPage();

  expect(left()).toEqual({ stored: [], cookies: '', address: '/', title: '' });
});
