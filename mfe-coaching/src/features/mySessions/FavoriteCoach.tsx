import { SESSION_DURATIONS, sessionButton } from '@athenaeum/coaching-contract';
import { messageOf, useUser } from '@athenaeum/shell-contract';
import {
  CalendarPlusIcon,
  HourglassIcon,
  IconButton,
  LinkButton,
  Notice,
  Person,
  XIcon,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { useCoachingRemoveBookmarkMutation } from '../../components/coachBookmark';
import type { FavoriteCoachFragment } from './__generated__/mySessions';
import { favoriteCoachesText } from './mySessions.messages';

interface FavoriteCoachProps {
  bookmarkId: string;
  coach: FavoriteCoachFragment;
  /** Minutes the member can book with; null when it could not be read. */
  free: number | null;
  onLetGo: () => void;
}

/** Removed with an optimistic update, which is reverted with a reason on failure. */
export function FavoriteCoach({ bookmarkId, coach, free, onLetGo }: FavoriteCoachProps) {
  const user = useUser();
  const [letGo, { isLoading, isSuccess, error }] = useCoachingRemoveBookmarkMutation();
  const page = `/expert-strategists/experts/${coach.slug}`;
  const elsewhere =
    coach.schedule_link && /^https?:\/\//.test(coach.schedule_link) ? coach.schedule_link : null;
  // Lengths that the credits do not cover are not offered.
  const { to: shop } = sessionButton(free ?? Infinity, elsewhere ? 1 : SESSION_DURATIONS[0]);
  if (isLoading || isSuccess) return null;
  return (
    <li>
      <Line>
        <Person name={coach.name} picture={coach.avatar} role={coach.title} size={48} href={page} />
        <Round
          look="quiet"
          href={shop ?? elsewhere ?? `${page}#openings`}
          aria-label={
            shop
              ? favoriteCoachesText.buyTime({ coach: coach.name })
              : favoriteCoachesText.schedule({ coach: coach.name })
          }
          {...(!shop && elsewhere && { target: '_blank', rel: 'noreferrer' })}
        >
          {shop ? <HourglassIcon /> : <CalendarPlusIcon />}
        </Round>
        <IconButton
          label={favoriteCoachesText.remove({ coach: coach.name })}
          icon={<XIcon />}
          onClick={() => {
            if (!user) return;
            onLetGo();
            void letGo({ id: bookmarkId, userId: user.id, salonOrCoachId: coach.id });
          }}
        />
      </Line>
      {error && (
        <Notice tone="vermilion" title={favoriteCoachesText.notRemoved({ coach: coach.name })}>
          {messageOf(error)}
        </Notice>
      )}
    </li>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  padding-block: ${token.space[12]};
`;

const Round = styled(LinkButton)`
  width: 44px;
  padding: 0;
  border-radius: ${token.radius.pill};
`;
