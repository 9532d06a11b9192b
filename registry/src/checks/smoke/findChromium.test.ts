import { findChromium } from './findChromium';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

it('takes the configured browser', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/browser' }, on('/opt/browser', '/usr/bin/chromium'))).toBe(
    '/opt/browser',
  );
});

it('searches elsewhere when the configured one does not exist', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/gone' }, on('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

it('takes the one without windows where there are two', () => {
  const both = on('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');

  expect(findChromium({}, both)).toBe('/usr/bin/chromium-headless-shell');
});

it('finds one on the PATH', () => {
  expect(findChromium({ PATH: '/a:/b/bin' }, on('/b/bin/google-chrome'))).toBe('/b/bin/google-chrome');
});

it('says so when there is none', () => {
  expect(findChromium({}, on())).toBeNull();
});
