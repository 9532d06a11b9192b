import {
  isFor,
  MEMBERS,
  type PaletteItem,
  type PlatformV1,
  rolesOf,
  storeFor,
} from '@athenaeum/shell-contract';
import { api } from '../../api';
import { toggleBookmark } from '../../components/bookmark/toggleBookmark';
import { reserveSeat } from '../../components/rsvp/reserveSeat';
import type { PaletteSalonFragment } from './__generated__/palette';
import { paletteText } from './palette.messages';
import { whenOf } from './whenOf';

export type Verb = 'reserve' | 'save';

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

/**
 * For a verb alone, with the events that are next. No seat is reserved for one that nobody has named, as Enter would take the
 * first: it leads to the event's page. A bookmark costs nobody anything, and has Undo.
 */
export const nextActions = (
  platform: PlatformV1,
  salons: readonly PaletteSalonFragment[],
  verb: Verb,
): PaletteItem[] =>
  salons.flatMap((salon) => (verb === 'save' ? saving(platform, salon) : wayToReservation(salon)));

function wayToReservation(salon: PaletteSalonFragment): PaletteItem[] {
  const title = reservationTitle(salon);
  return title
    ? [
        {
          to: `/salons/${salon.slug}`,
          title,
          detail: paletteText.onItsPage({ when: whenOf(salon) }),
          icon: 'reserve',
        },
      ]
    : [];
}

/** Null where the viewer can have neither a seat nor a place in line. */
function reservationTitle({ rsvp_state, title }: PaletteSalonFragment): string | null {
  if (rsvp_state === 'FULL') return paletteText.joinWaitlist({ event: title });
  return rsvp_state === 'OPEN' ? paletteText.reserve({ event: title }) : null;
}

function reservation(platform: PlatformV1, salon: PaletteSalonFragment): PaletteItem[] {
  const title = reservationTitle(salon);
  // A seat that is paid for begins on the event's page, where the price is.
  if (salon.requires_payment || !title) return [];
  return [
    {
      to: `/salons/${salon.slug}`,
      title,
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
