import { isFor, MEMBERS, type PaletteItem, type PlatformV1, rolesOf, storeFor } from '@athenaeum/shell-contract';
import { api } from '../../api';
import { toggleBookmark } from '../../components/bookmark/toggleBookmark';
import { reserveSeat } from '../../components/rsvp/reserveSeat';
import type { PaletteSalonFragment } from './__generated__/palette';
import { paletteText } from './palette.messages';
import { whenOf } from './whenOf';

type Verb = 'reserve' | 'save';

/** What the viewer may do with the salons found; nothing without a verb, as Enter would do the first of them unasked. */
export function salonActions(
  platform: PlatformV1,
  salons: readonly PaletteSalonFragment[],
  verb: Verb | null,
): PaletteItem[] {
  if (!verb) return [];
  const actionsFor = { reserve: reservation, save: saving }[verb];
  return salons.flatMap((salon) => actionsFor(platform, salon));
}

function reservation(platform: PlatformV1, salon: PaletteSalonFragment): PaletteItem[] {
  const isFull = salon.rsvp_state === 'FULL';
  // A seat that is paid for begins on the event's page, where the price is.
  if (salon.requires_payment || !(isFull || salon.rsvp_state === 'OPEN')) return [];
  const action = isFull ? paletteText.joinWaitlist : paletteText.reserve;
  return [
    {
      to: `/salons/${salon.slug}`,
      title: action({ event: salon.title }),
      detail: whenOf(salon),
      icon: 'reserve',
      act: () => void reserveSeat(platform, salon),
    },
  ];
}

function saving(platform: PlatformV1, salon: PaletteSalonFragment): PaletteItem[] {
  const { user } = platform.session.get();
  if (!user || !isFor(MEMBERS, rolesOf(user)) || salon.my_bookmark) return [];
  const act = () =>
    void toggleBookmark(salon, {
      dispatch: storeFor(api, platform).dispatch,
      notify: (message, action) => platform.emit({ type: 'notify', message, action }),
      userId: user.id,
    });
  const title = paletteText.save({ event: salon.title });
  return [{ to: `/salons/${salon.slug}`, title, detail: whenOf(salon), icon: 'save', act }];
}
