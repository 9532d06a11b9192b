import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createReadable } from '../platform/createReadable';
import { createTestPlatform, type TestPlatform } from '../testing';
import { defineSlot } from './defineSlot';
import type { PlaceProps } from './places';

// Roots made here are not the test library's: they render as in a browser, without waiting for a test to say so.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

function Suggestions({ term }: PlaceProps<'search.suggestions'>) {
  return <a href="/goals/one">Goals like {term}</a>;
}

let platform: TestPlatform;
const place = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  platform = createTestPlatform();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it('renders its content, updates its props, and leaves nothing', async () => {
  const slot = defineSlot(Suggestions);
  const [domElement, props] = [place(), createReadable({ term: 'board' })];

  await slot.mount({ platform, domElement, props });
  expect(screen.getByRole('link', { name: 'Goals like board' })).toBeInTheDocument();

  props.set({ term: 'boardroom' });
  expect(await screen.findByRole('link', { name: 'Goals like boardroom' })).toBeInTheDocument();

  await slot.unmount({ domElement });
  expect(domElement).toBeEmptyDOMElement();
});

it('may be in two places, and is removed from one of them', async () => {
  const slot = defineSlot(Suggestions);
  const [first, second] = [place(), place()];
  await slot.mount({ platform, domElement: first, props: createReadable({ term: 'one' }) });
  await slot.mount({ platform, domElement: second, props: createReadable({ term: 'two' }) });

  await slot.unmount({ domElement: first });

  expect(first).toBeEmptyDOMElement();
  expect(second).toHaveTextContent('Goals like two');
});

it('reports its element when it crashes later', async () => {
  function Fragile() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('Later');
    return <button onClick={() => setBroken(true)}>Break</button>;
  }
  const domElement = place();
  await defineSlot(Fragile).mount({ platform, domElement, props: createReadable({}) });

  screen.getByRole('button').click();

  await waitFor(() => expect(platform.events).toMatchObject([{ type: 'slotCrash', element: domElement }]));
});

it('loads its code again after a failure', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Suggestions }>, []>()
    .mockRejectedValueOnce(new Error('Chunk away'))
    .mockResolvedValue({ default: Suggestions });
  const slot = defineSlot.lazy(load);
  const domElement = place();
  const props = createReadable({ term: 'board' });

  await expect(slot.mount({ platform, domElement, props })).rejects.toThrow('Chunk away');
  await slot.mount({ platform, domElement, props });

  expect(domElement).toHaveTextContent('Goals like board');
});

it('renders nothing when it was unmounted before its code arrived', async () => {
  let arrive = (_content: { default: typeof Suggestions }) => undefined as void;
  const slot = defineSlot.lazy<{ term: string }>(() => new Promise((resolve) => (arrive = resolve)));
  const domElement = place();
  const mounting = slot.mount({ platform, domElement, props: createReadable({ term: 'board' }) });

  await slot.unmount({ domElement });
  arrive({ default: Suggestions });
  await mounting;

  expect(domElement).toBeEmptyDOMElement();
});
