import { screen } from '@testing-library/react';
import { useState } from 'react';
import { AppLink, AskBeforeLeaving, Route, Routes, useSearchParams } from '..';
import { renderRemote } from '../testing';

/** The parts of the Navigation API that are used here, which jsdom lacks: it announces a navigation and can cancel it. */
class FakeNavigation extends EventTarget {
  traverseTo = jest.fn((_key: string) => void this.ask('traverse', '/before'));

  ask(navigationType: 'push' | 'replace' | 'traverse', to: string): boolean {
    const destination = { url: new URL(to, location.origin).href, key: 'entry-before', sameDocument: true };
    const event = new Event('navigate', { cancelable: true });
    return this.dispatchEvent(Object.assign(event, { navigationType, destination }));
  }
}

let navigation: FakeNavigation;
const push = history.pushState.bind(history);
beforeEach(() => {
  navigation = new FakeNavigation();
  Object.assign(globalThis, { navigation });
  history.pushState = (state, title, to) => {
    if (navigation.ask('push', String(to))) push(state, title, to);
  };
});
afterEach(() => {
  delete (globalThis as { navigation?: unknown }).navigation;
  history.pushState = push;
});

function Form() {
  const [isUnsaved, setUnsaved] = useState(false);
  const [, setParams] = useSearchParams();
  return (
    <>
      <h1>Form</h1>
      <button onClick={() => setUnsaved(true)}>Write</button>
      <button onClick={() => setUnsaved(false)}>Save</button>
      <button onClick={() => setParams({ part: '2' })}>Next part</button>
      <AppLink to="/elsewhere">Elsewhere</AppLink>
      <AskBeforeLeaving isUnsaved={isUnsaved} />
    </>
  );
}

const renderForm = () =>
  renderRemote(
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
    </Routes>,
    { route: '/form' },
  );

const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const elsewhere = () => screen.getByRole('link', { name: 'Elsewhere', hidden: true });

it('asks before a link leaves unsaved changes, and follows it when confirmed', async () => {
  const { user } = renderForm();
  await user.click(press('Write'));

  await user.click(elsewhere());
  expect(question()).toBeInTheDocument();
  expect(location.pathname).toBe('/form');
  await user.click(press('Stay on this page'));
  expect(question()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Form' })).toBeInTheDocument();

  await user.click(elsewhere());
  await user.click(press('Leave'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(location.pathname).toBe('/elsewhere');
});

it('asks before going back, and returns to the right entry', async () => {
  const { user } = renderForm();
  await user.click(press('Write'));

  expect(navigation.ask('traverse', '/before')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));

  expect(navigation.traverseTo).toHaveBeenCalledWith('entry-before');
  expect(question()).not.toBeInTheDocument();
});

it('does not ask when saved, or for another query of the page', async () => {
  const { user } = renderForm();
  await user.click(press('Write'));
  await user.click(press('Next part'));
  expect(location.search).toBe('?part=2');
  expect(question()).not.toBeInTheDocument();

  await user.click(press('Save'));
  await user.click(elsewhere());
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
});

it('lets the browser ask before the document is unloaded with unsaved changes', async () => {
  const { user } = renderForm();
  const isLeft = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isLeft()).toBe(true);

  await user.click(press('Write'));
  expect(isLeft()).toBe(false);

  await user.click(press('Save'));
  expect(isLeft()).toBe(true);
});
