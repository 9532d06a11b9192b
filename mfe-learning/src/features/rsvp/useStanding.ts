import { useNow } from '@athenaeum/shared-ui';
import { useIsMember } from '../../components/useIsMember';
import { type RsvpSalon, type Standing, standingOf } from './standing';

export const useStanding = (salon: RsvpSalon): Standing => standingOf(salon, useNow(), useIsMember());
