import { readLanguageFrom } from '@athenaeum/messages';
import { defineRemote } from '@athenaeum/shell-contract/manifest';
import { testMember } from '@athenaeum/shell-contract/testing';
import { screen } from '@testing-library/react';
import { Footer } from '../layout/Footer';
import { MainNavigation } from '../layout/MainNavigation';
import { SubNavigation } from '../layout/SubNavigation';
import { remoteOf, renderShell } from '../testing/renderShell';
import { wordsHere } from './wordsHere';

const remote = defineRemote({
  name: 'mfe-one',
  contract: 1,
  area: 'learning',
  pages: [{ path: '/', title: 'Home' }],
  navigation: [
    {
      label: 'Learning',
      to: '/',
      order: 1,
      children: [
        { label: 'Home', to: '/' },
        { label: 'Upcoming Events', to: '/calendar' },
      ],
    },
  ],
  footer: [{ group: 'Learning', label: 'Upcoming events', to: '/calendar', order: 1 }],
  translations: {
    es: {
      learning: 'aprendizaje',
      Learning: 'Aprendizaje',
      Home: 'Inicio',
      'Upcoming Events': 'Próximos eventos',
      'Upcoming events': 'Próximos eventos',
    },
  },
});
const published = { remotes: [remoteOf(remote)] };

const drawn = () =>
  renderShell(
    <>
      <MainNavigation />
      <SubNavigation />
      <Footer />
    </>,
    { manifests: [remote], session: testMember },
  );

afterEach(() => readLanguageFrom(null));

it('has the shell and the labels of remotes in the language of the page', async () => {
  readLanguageFrom(() => 'es');

  await wordsHere(published);

  drawn();
  expect(screen.getByRole('button', { name: 'Aprendizaje' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Sección aprendizaje' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Próximos eventos' })).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Enlaces de Aprendizaje' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Política de privacidad' })).toBeInTheDocument();
});

it('goes on in English where the language does not come', async () => {
  readLanguageFrom(() => 'es');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const failure = new Error('no such chunk');

  await wordsHere(published, () => Promise.reject(failure));

  expect(warn).toHaveBeenCalledWith(failure);
});

it('asks for nothing where the page is in English', async () => {
  const translate = jest.fn();

  await wordsHere(published, translate);

  expect(translate).not.toHaveBeenCalled();
  drawn();
  expect(screen.getByRole('button', { name: 'Learning' })).toBeInTheDocument();
});
