import { useIsMember } from '../../components/useIsMember';
import { useNow } from '../../components/useNow';
import { type RsvpSalon, type Standing, standingOf } from './standing';

export const useStanding = (salon: RsvpSalon): Standing => standingOf(salon, useNow(), useIsMember());
