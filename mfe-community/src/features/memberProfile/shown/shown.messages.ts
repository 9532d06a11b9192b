import { defineMessages } from '@athenaeum/messages';

export const shownText = defineMessages('communityMemberShown', {
  inCommon: 'In common with you',
  nearest_regional_hub: 'You are both near',
  industry_experience: 'You have both worked in',
  leadership_areas: 'You have both led',
  regions: 'You both know',
  community_affiliations: 'You both belong to',
  thought_leadership_topics: 'You both speak about',
  languages: 'You both speak',
  aside: 'More about {name}',
  alsoIn: 'Also in {industry}',
  seeAll: 'See all {count}',
  loadingAlso: 'Loading members',
});
