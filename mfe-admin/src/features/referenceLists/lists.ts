import * as lists from '@athenaeum/users-contract';
import { referenceListsText } from './referenceLists.messages';

export interface ReferenceList {
  name: string;
  values: readonly string[];
}

/** The reference lists by name; they are part of the code. */
export const referenceLists = (): readonly ReferenceList[] => [
  { name: referenceListsText.ageBrackets, values: lists.AGE_BRACKETS },
  { name: referenceListsText.barriers, values: lists.BARRIERS },
  { name: referenceListsText.boardRegistries, values: lists.BOARD_REGISTRIES },
  { name: referenceListsText.boardRoles, values: lists.BOARD_ROLES },
  { name: referenceListsText.boardTypes, values: lists.BOARD_TYPES },
  { name: referenceListsText.budgets, values: lists.BUDGET_RANGES },
  { name: referenceListsText.businessModels, values: lists.BUSINESS_MODELS },
  { name: referenceListsText.businessSizes, values: lists.BUSINESS_SIZES },
  { name: referenceListsText.careerGoals, values: lists.CAREER_GOALS },
  { name: referenceListsText.committees, values: lists.COMMITTEES },
  { name: referenceListsText.communityAffiliations, values: lists.COMMUNITY_AFFILIATIONS },
  { name: referenceListsText.companyTypes, values: lists.COMPANY_TYPES_AND_SIZES },
  { name: referenceListsText.corporateBoards, values: lists.CORPORATE_BOARD_ANSWERS },
  { name: referenceListsText.documentTypes, values: lists.DOCUMENT_TYPES },
  { name: referenceListsText.employees, values: lists.EMPLOYEE_RANGES },
  { name: referenceListsText.ethnicities, values: lists.ETHNICITIES },
  { name: referenceListsText.executiveLevels, values: lists.EXECUTIVE_LEVELS },
  { name: referenceListsText.functions, values: lists.FUNCTIONS },
  { name: referenceListsText.genders, values: lists.GENDERS },
  { name: referenceListsText.industries, values: lists.INDUSTRIES },
  { name: referenceListsText.languages, values: lists.LANGUAGES },
  { name: referenceListsText.leadershipAreas, values: lists.LEADERSHIP_AREAS },
  { name: referenceListsText.learningGoals, values: lists.LEARNING_GOALS },
  { name: referenceListsText.militaryStatus, values: lists.MILITARY_STATUSES },
  { name: referenceListsText.profitAndLoss, values: lists.P_AND_L_RANGES },
  { name: referenceListsText.personas, values: lists.PERSONAS },
  { name: referenceListsText.pronouns, values: lists.PRONOUNS },
  { name: referenceListsText.referralSources, values: lists.REFERRAL_SOURCES },
  { name: referenceListsText.regionalHubs, values: lists.REGIONAL_HUBS },
  { name: referenceListsText.regions, values: lists.REGIONS },
  { name: referenceListsText.relationshipTypes, values: lists.RELATIONSHIP_TYPES },
  { name: referenceListsText.scalingExperience, values: lists.SCALING_EXPERIENCE },
  { name: referenceListsText.transactionTypes, values: lists.TRANSACTION_TYPES },
];
