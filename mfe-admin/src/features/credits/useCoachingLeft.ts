import { formatHoursAndMinutes } from '@athenaeum/shared-ui';
import { commonText } from '../../components/common.messages';
import { useCoachingMemberCreditsQuery } from './credits.api';
import { creditsText } from './credits.messages';

/** "2 h 15 min left, 1 h booked"; '' while loading and after an error. */
export function useCoachingLeft(id: string): string {
  const { currentData } = useCoachingMemberCreditsQuery({ input: { id } });
  const credits = currentData?.user?.data?.credits;
  if (!credits) return '';
  const { quantity, held } = credits;
  if (quantity === 0 && held === 0) return commonText.none;
  const free = formatHoursAndMinutes(quantity - held);
  return held === 0
    ? creditsText.left({ free })
    : creditsText.leftAndBooked({ free, held: formatHoursAndMinutes(held) });
}
