/**
 * DRAFTS. The specification names these reference lists without giving their values (community, section 9, last line).
 * They are only here until the real ones are supplied; in the order in which they are offered.
 */

export const CAREER_GOALS = [
  'Earn a first corporate board seat',
  'Negotiate compensation with confidence',
  'Lead through a transformation',
  'Build a public voice',
  'Prepare a company for sale or IPO',
  'Grow the next line of leaders',
  'Become a chief executive',
  'Chair a board committee',
  'Move from operator to director',
  'Join an advisory board',
  'Raise a first round of capital',
  'Lead across borders',
  'Step into a larger role',
  'Change industry without starting over',
  'Start a company after a corporate career',
  'Plan a graceful exit',
] as const;

export const LEARNING_GOALS = [
  'Read a balance sheet like a director',
  'Understand audit and risk oversight',
  'Govern artificial intelligence',
  'Ask better questions about cyber security',
  'Master mergers and acquisitions',
  'Learn how compensation committees decide',
  'Prepare for activist shareholders',
  'Make climate risk part of strategy',
  'Speak with presence in any room',
  'Write a board biography',
  'Coach a senior team',
  'Use data to decide faster',
  'Build a network that opens doors',
  'Turn a difficult board meeting into a decision made',
] as const;

export const BARRIERS = [
  'Too little time to prepare',
  'Few sponsors in the room',
  'No listed company experience',
  'A network that looks like mine',
  'Doubt before a big step',
  'Being seen as an operator only',
  'A career break to explain',
  'Carrying work and family at once',
  'Unclear story about my value',
  'Bias in selection processes',
] as const;

export const PERSONAS = [
  'Aspiring director',
  'Sitting director',
  'Corporate executive',
  'Founder',
  'Investor',
  'Advisor or consultant',
  'Academic',
  'Public servant',
  'Between roles',
  'Portfolio career',
] as const;

export const PRONOUNS = ['she/her', 'she/they', 'they/them', 'he/him', 'Prefer not to say'] as const;

export const GENDERS = [
  'Woman',
  'Non-binary',
  'Man',
  'Prefer to self-describe',
  'Prefer not to say',
] as const;

export const ETHNICITIES = [
  'Asian',
  'Black or African American',
  'Hispanic or Latina',
  'Indigenous or Native American',
  'Middle Eastern or North African',
  'Pacific Islander',
  'White',
  'Other',
  'Prefer not to say',
] as const;

export const MILITARY_STATUSES = [
  'Never served',
  'Veteran',
  'Active duty',
  'Reserve or National Guard',
  'Military spouse',
  'Prefer not to say',
] as const;

/** For `lgbtqia` and `disability`. */
export const YES_NO_DECLINED = ['Yes', 'No', 'Prefer not to say'] as const;

export const FUNCTIONS = [
  'General management',
  'Finance',
  'Operations',
  'Technology',
  'Product',
  'Marketing',
  'Sales',
  'People',
  'Legal',
  'Risk and compliance',
  'Strategy',
  'Communications',
  'Research and development',
  'Supply chain',
  'Investing',
  'Consulting',
] as const;

export const EXECUTIVE_LEVELS = [
  'Board',
  'C-suite',
  'President',
  'Executive Vice President',
  'Senior Vice President',
  'Vice President',
  'Partner or Managing Director',
  'Founder',
  'Director',
] as const;

export const INDUSTRIES = [
  'Aerospace and defence',
  'Agriculture',
  'Automotive',
  'Banking',
  'Biotechnology',
  'Chemicals',
  'Construction',
  'Consumer goods',
  'Education',
  'Energy',
  'Environment',
  'Financial services',
  'Food and beverage',
  'Government',
  'Healthcare',
  'Hospitality and travel',
  'Insurance',
  'Logistics',
  'Manufacturing',
  'Media and entertainment',
  'Mining and metals',
  'Non-profit',
  'Pharmaceuticals',
  'Professional services',
  'Real estate',
  'Retail',
  'Software',
  'Telecommunications',
  'Transportation',
  'Utilities',
] as const;

export const BUSINESS_MODELS = [
  'Business to business',
  'Business to consumer',
  'Marketplace',
  'Subscription',
  'Franchise',
  'Family owned',
  'Private equity backed',
  'Venture-backed',
  'Listed company',
  'Cooperative or mutual',
  'Non-profit',
  'State owned',
] as const;

export const BUSINESS_SIZES = [
  'Under $10M',
  '$10M to $50M',
  '$50M to $250M',
  '$250M to $1B',
  '$1B to $10B',
  'Over $10B',
] as const;

export const P_AND_L_RANGES = [
  'None yet',
  'Under $10M',
  '$10M to $50M',
  '$50M to $100M',
  '$100M to $500M',
  '$500M to $1B',
  'Over $1B',
] as const;

export const BUDGET_RANGES = [
  'Under $1M',
  '$1M to $10M',
  '$10M to $50M',
  '$50M to $250M',
  'Over $250M',
] as const;

export const EMPLOYEE_RANGES = [
  'Under 50',
  '50 to 250',
  '250 to 1,000',
  '1,000 to 10,000',
  'Over 10,000',
] as const;

export const SCALING_EXPERIENCE = [
  'Zero to $10M',
  '$10M to $50M',
  '$50M to $250M',
  '$250M to $1B',
  'Beyond $1B',
] as const;

export const LEADERSHIP_AREAS = [
  'Strategy',
  'Finance and audit',
  'People and culture',
  'Technology and data',
  'Risk and compliance',
  'Growth and marketing',
  'Operations',
  'Legal',
  'Mergers and acquisitions',
  'Product and innovation',
  'Sustainability',
  'Supply chain',
  'Investor relations',
  'Public affairs',
] as const;

export const REGIONS = [
  'North America',
  'Latin America',
  'Northern Europe',
  'Western Europe',
  'Southern Europe',
  'Eastern Europe',
  'Middle East',
  'North Africa',
  'West Africa',
  'East Africa',
  'Southern Africa',
  'South Asia',
  'Southeast Asia',
  'East Asia',
  'Oceania',
] as const;

export const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'Mandarin',
  'Arabic',
  'Portuguese',
  'German',
  'Hindi',
  'Japanese',
  'Korean',
  'Italian',
  'Russian',
  'Dutch',
  'Swedish',
  'Norwegian',
  'Turkish',
  'Polish',
  'Vietnamese',
  'Swahili',
  'Yoruba',
  'Igbo',
  'Twi',
  'Urdu',
  'Farsi',
  'Bengali',
  'Tamil',
  'Greek',
  'Hebrew',
  'Other',
] as const;

export const TRANSACTION_TYPES = [
  'Acquisition',
  'Sale of a company',
  'Initial public offering',
  'Spin-off',
  'Carve-out',
  'Joint venture',
  'Private placement',
  'Restructuring',
  'Take-private',
] as const;

export const COMMITTEES = [
  'Audit',
  'Compensation',
  'Nominating and Governance',
  'Risk',
  'Technology and Cyber',
  'Finance',
  'Sustainability',
  'Executive',
  'Special',
] as const;

export const COMMUNITY_AFFILIATIONS = [
  'Alumnae network',
  'Chamber of commerce',
  'Cultural institution',
  'Faith community',
  'Industry association',
  'Mentoring programme',
  'Non-profit board',
  'Professional society',
  'School or university board',
  'Veterans organisation',
] as const;

export const BOARD_REGISTRIES = [
  'National directors institute',
  'University alumnae registry',
  'Search firm talent pool',
  'Industry registry',
  'None yet',
] as const;

export const CORPORATE_BOARD_ANSWERS = [
  'Yes, within the last 2 years',
  'Yes, 2 or more boards for at least 2 years',
  'Not yet',
] as const;

export const COMPANY_TYPES_AND_SIZES = [
  'Listed, large',
  'Listed, mid-size',
  'Listed, small',
  'Private, large',
  'Private, growing',
  'Start-up',
  'Non-profit',
] as const;
