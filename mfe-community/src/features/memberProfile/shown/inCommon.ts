import { formatList } from '@athenaeum/shared-ui';
import { choiceLabel } from '../../../components/choiceLabel';
import { memberProfileText } from '../memberProfile.messages';
import type { ShownProfile } from '../memberProfile.api';
import type { OwnGround } from './shown.api';
import { shownText } from './shown.messages';

/** What two members share most seldom stands first. */
const GROUNDS = [
  'thought_leadership_topics',
  'industry_experience',
  'community_affiliations',
  'nearest_regional_hub',
  'leadership_areas',
  'regions',
  'languages',
] as const;
type Ground = (typeof GROUNDS)[number];

/** As many as one row has room for. */
const MAX_GROUNDS = 4;
const MAX_VALUES = 3;
/** Everybody here speaks it. */
const HOUSE_LANGUAGE = 'English';

export interface CommonGround {
  ground: Ground;
  label: string;
  words: string;
}

/** What the viewer has in common with a member, of what that member shows. */
export const inCommon = (own: OwnGround, shown: ShownProfile): CommonGround[] =>
  GROUNDS.flatMap((ground) => {
    const values = shared(valuesOf(own, ground), valuesOf(shown, ground));
    if (values.length === 0) return [];
    const words = formatList(values.slice(0, MAX_VALUES).map((value) => wordsOf(ground, value)));
    return [{ ground, label: shownText[ground], words }];
  }).slice(0, MAX_GROUNDS);

const valuesOf = (profile: Pick<OwnGround, Ground>, ground: Ground): readonly string[] => {
  const given = profile[ground];
  return typeof given === 'string' ? [given] : (given ?? []);
};

const shared = (own: readonly string[], shown: readonly string[]) =>
  [...new Set(shown)].filter((value) => value !== HOUSE_LANGUAGE && own.includes(value));

const wordsOf = (ground: Ground, value: string) =>
  ground === 'nearest_regional_hub' ? memberProfileText.hub({ hub: choiceLabel(value) }) : choiceLabel(value);
