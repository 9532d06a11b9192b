import { defineMessages } from '@athenaeum/messages';

/** The directory's filters, by what they filter. */
export const categoryText = defineMessages('communityDirectoryCategory', {
  nearest_regional_hub: 'Nearest regional hub',
  leadership_areas: 'Leadership areas',
  board_role: 'Board role',
  industry_experiences: 'Industry experience',
  business_size: 'Business size',
  persona: 'Persona',
  company: 'Company',
  community_affiliation: 'Community affiliation',
  role: 'Function',
  business_model_experience: 'Business model experience',
  experience_scaling_revenue: 'Experience scaling revenue',
  regions: 'Regions',
  languages: 'Languages',
  transaction_experience: 'Transaction experience',
  type: 'Board type',
  comitees: 'Committees',
});
