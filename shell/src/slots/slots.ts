import {
  createReadable,
  type FilledSlot,
  type PlatformV1,
  type Readable,
  type Session,
  type SlotRequest,
  type SlotState,
} from '@athenaeum/shell-contract';
import type { Route } from '../app/route';
import type { RegistryView } from '../registry/registryView';
import type { RemoteLoader } from '../registry/remoteLoader';
import { createFilling, type Filling } from './filling';
import { wantedSlots } from './wantedSlots';
import { whenNear } from './whenNear';

export interface Slots {
  fill(request: SlotRequest): FilledSlot;
  /** Called when content in this element reports an error that unmounted it. */
  crashed(element: unknown, error: unknown): void;
}

interface Parts {
  registry: Readable<RegistryView>;
  session: Readable<Session>;
  route: Readable<Route>;
  loader: Pick<RemoteLoader, 'load'>;
  platform: () => PlatformV1;
}

/** Fills places with the slots of remotes; follows the registry, the session and the current area. */
export function createSlots({ registry, session, route, loader, platform }: Parts): Slots {
  const places = new Set<Map<string, Filling>>();

  function fill({ name, version, element, props, loads }: SlotRequest): FilledSlot {
    const fillings = new Map<string, Filling>();
    const state = createReadable<SlotState>('empty');
    let isNear = loads === 'now';

    const tell = () => {
      const states = [...fillings.values()].map((filling) => filling.state.get());
      const isOnTheWay = states.some((one) => one === 'waiting' || one === 'loading');
      state.set(states.includes('shown') ? 'filled' : isOnTheWay ? 'loading' : 'empty');
    };

    function follow(): void {
      const now = route.get();
      const wanted = wantedSlots(name, version, {
        registry: registry.get(),
        user: session.get().user,
        area: 'area' in now ? now.area : null,
      });
      for (const [key, filling] of fillings) {
        if (wanted.some((slot) => slot.key === key)) continue;
        filling.end();
        fillings.delete(key);
      }
      for (const [index, { remote, exported, key }] of wanted.entries()) {
        const filling =
          fillings.get(key) ?? createFilling({ remote, exported, props, loader, platform: platform() });
        // Remaining ones are not moved in the DOM, which would take their focus.
        if (!fillings.has(key)) {
          element.insertBefore(filling.element, element.children[index] ?? null);
          filling.state.subscribe(tell);
          fillings.set(key, filling);
        }
        if (isNear && filling.state.get() === 'waiting') filling.begin();
      }
      tell();
    }

    const retry = () => {
      for (const filling of fillings.values()) if (filling.state.get() === 'failed') filling.begin();
    };
    const stops = [
      registry.subscribe(follow),
      registry.subscribe(retry),
      session.subscribe(follow),
      route.subscribe(follow),
    ];
    places.add(fillings);
    follow();
    if (!isNear)
      stops.push(
        whenNear(element, () => {
          isNear = true;
          follow();
        }),
      );

    return {
      state,
      end() {
        for (const stop of stops) stop();
        for (const filling of fillings.values()) filling.end();
        places.delete(fillings);
      },
    };
  }

  return {
    fill,
    crashed(element, error) {
      for (const fillings of places)
        for (const filling of fillings.values()) if (filling.element === element) filling.crashed(error);
    },
  };
}
