import { createRegistryStore } from '../registry/registryStore';
import { REGISTRY_ELEMENT } from '../registry/registryView';
import { createPlatform } from './createPlatform';

const viewWith = (token: string) => ({ id: `of ${token}`, remotes: [], quarantined: [], token });

it('sends the token of the versions that the page has taken, once it has newer ones', async () => {
  document.body.innerHTML = `<script type="application/json" id="${REGISTRY_ELEMENT}">${JSON.stringify(viewWith('first'))}</script>`;
  const registry = createRegistryStore();
  const platform = createPlatform({
    registry,
    // The one method that it calls.
    session: { refresh: jest.fn() } as never,
    fillSlot: jest.fn(),
    confirmIdentity: jest.fn(),
    onEvent: jest.fn(),
  });
  expect(platform.headers).toEqual({ 'x-page': 'first' });

  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(viewWith('second')) } as Response),
  );
  await registry.refresh();

  expect(platform.headers).toEqual({ 'x-page': 'second' });
});
