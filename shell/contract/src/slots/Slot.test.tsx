import { act, screen } from '@testing-library/react';
import { createReadable } from '../platform/createReadable';
import type { SlotRequest, SlotState } from '../platform/platform';
import { renderRemote } from '../testing';
import { Slot } from './Slot';

const suggestions = (term: string) => (
  <Slot
    name="search.suggestions"
    version={1}
    props={{ term }}
    placeholder={<p>On its way</p>}
    fallback={<p>Nothing to suggest</p>}
  />
);

function platformWith(initial: SlotState) {
  const state = createReadable(initial);
  const end = jest.fn();
  const fillSlot = jest.fn((_request: SlotRequest) => ({ state, end }));
  return { state, end, fillSlot };
}

it('reserves space while content loads, and shows it', () => {
  const { state, fillSlot } = platformWith('loading');
  renderRemote(suggestions('board'), { platform: { fillSlot } });
  expect(screen.getByText('On its way')).toBeInTheDocument();

  act(() => {
    fillSlot.mock.calls[0]![0].element.append('Six goals');
    state.set('filled');
  });

  expect(screen.getByText('Six goals')).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.queryByText('Nothing to suggest')).toBeNull();
});

it('shows its fallback when what fills it failed', () => {
  const { state, fillSlot } = platformWith('filled');
  renderRemote(suggestions('board'), { platform: { fillSlot } });

  act(() => state.set('empty'));

  expect(screen.getByText('Nothing to suggest')).toBeInTheDocument();
});

it('shows its fallback where no shell is around it', () => {
  renderRemote(suggestions('board'), { platform: { fillSlot: undefined } });

  expect(screen.getByText('Nothing to suggest')).toBeInTheDocument();
});

it('requests by name and version, updates props, and is emptied with its page', () => {
  const { fillSlot, end } = platformWith('filled');
  const { unmount } = renderRemote(suggestions('board'), { platform: { fillSlot } });
  const [{ name, version, loads, props }] = fillSlot.mock.calls[0]!;
  expect({ name, version, loads }).toEqual({ name: 'search.suggestions', version: 1, loads: 'near' });
  expect(props.get()).toEqual({ term: 'board' });

  unmount();

  expect(end).toHaveBeenCalledTimes(1);
});
