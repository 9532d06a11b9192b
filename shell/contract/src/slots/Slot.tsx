import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createReadable } from '../platform/createReadable';
import { usePlatform } from '../platform/PlatformProvider';
import type { SlotState } from '../platform/platform';
import type { NoProps, PlaceName, PlaceProps, PlaceVersion } from './places';

type SlotProps<Name extends PlaceName, Version extends PlaceVersion<Name>> = {
  name: Name;
  version: Version;
  /** Shown when no remote has content for the place, it failed, or the remote stands alone. */
  fallback?: ReactNode;
  /** Shown while content loads, to reserve its space. */
  placeholder?: ReactNode;
  /** Default `near`: loads when the place comes near the viewport. */
  loads?: 'near' | 'now';
} & (NoProps extends PlaceProps<Name, Version>
  ? { props?: PlaceProps<Name, Version> }
  : { props: PlaceProps<Name, Version> });

/**
 * A place for content of other remotes, in the shell or in a remote's page. Failures are contained: the page never waits
 * for a slot and never shows its error.
 */
export function Slot<Name extends PlaceName, Version extends PlaceVersion<Name>>({
  name,
  version,
  props,
  fallback = null,
  placeholder = null,
  loads = 'near',
}: SlotProps<Name, Version>) {
  const platform = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [told] = useState(() => createReadable<object>(props ?? NOTHING));
  const [state, setState] = useState<SlotState>('empty');
  useEffect(() => told.set(props ?? NOTHING), [told, props]);

  useLayoutEffect(() => {
    const filled = platform.fillSlot?.({ name, version, element: place.current!, props: told, loads });
    if (!filled) return;
    const read = () => setState(filled.state.get());
    read();
    const stop = filled.state.subscribe(read);
    return () => {
      stop();
      filled.end();
    };
  }, [platform, name, version, loads, told]);

  return (
    <>
      <div
        ref={place}
        hidden={state === 'empty'}
        style={placeholder && state === 'loading' ? WITHOUT_ROOM : undefined}
      />
      {state === 'loading' && placeholder}
      {state === 'empty' && fallback}
    </>
  );
}

const NOTHING = {};

/** Content is rendered a moment before the state says so: until then the placeholder alone has the space. */
const WITHOUT_ROOM = { height: 0, overflow: 'hidden' } as const;
