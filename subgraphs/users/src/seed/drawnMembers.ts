/** The people shown in the design; newest members first, as in the directory. */
export interface DrawnMember {
  title: string;
  company: string;
  hub?: string;
  leadership_areas?: string[];
  industry?: string[];
}

export const DRAWN_MEMBERS: Record<string, DrawnMember> = {
  'ingrid-solberg': {
    title: 'Independent Director',
    company: 'Nordhavn Energi',
    hub: 'Boston',
    leadership_areas: ['Strategy', 'Finance and audit'],
    industry: ['Energy'],
  },
  'leila-haddad': {
    title: 'Chief Risk Officer',
    company: 'Meridian Re',
    hub: 'Washington DC',
    leadership_areas: ['Risk and compliance', 'Finance and audit'],
    industry: ['Insurance'],
  },
  'beatriz-carvalho': {
    title: 'Chief Executive Officer',
    company: 'Aurea Saúde',
    hub: 'San Francisco',
    leadership_areas: ['Strategy', 'Operations'],
    industry: ['Healthcare'],
  },
  'yuki-tanabe': {
    title: 'Chief Technology Officer',
    company: 'Kitefin Robotics',
    hub: 'Seattle',
    leadership_areas: ['Technology and data', 'Product and innovation'],
    industry: ['Manufacturing', 'Software'],
  },
  'joanna-whitfield': {
    title: 'Board Chair',
    company: 'Harrow Mutual',
    hub: 'Boston',
    leadership_areas: ['Strategy', 'Finance and audit'],
    industry: ['Insurance', 'Financial services'],
  },
  'thandiwe-mokoena': {
    title: 'Managing Director',
    company: 'Umoya Infrastructure',
    hub: 'New York City',
    leadership_areas: ['Strategy', 'Mergers and acquisitions'],
    industry: ['Construction', 'Utilities'],
  },
  'soo-jin-park': {
    title: 'Chief Product Officer',
    company: 'Paperlane',
    hub: 'San Francisco',
    leadership_areas: ['Product and innovation', 'Growth and marketing'],
    industry: ['Software', 'Retail'],
  },
  'rosalind-achebe': {
    title: 'General Counsel',
    company: 'Tamarind Foods',
    hub: 'Washington DC',
    leadership_areas: ['Legal', 'Risk and compliance'],
    industry: ['Food and beverage'],
  },
  'elena-petrova': {
    title: 'Chief Financial Officer',
    company: 'Quillon Software',
    hub: 'Seattle',
    leadership_areas: ['Finance and audit', 'Strategy'],
    industry: ['Software'],
  },
  'mei-ling-zhao': {
    title: 'Venture Partner',
    company: 'Eastlight Fund',
    hub: 'San Francisco',
    leadership_areas: ['Strategy', 'Investor relations'],
    industry: ['Financial services'],
  },
  'noor-siddiqui': {
    title: 'Chief People Officer',
    company: 'Wren Health',
    hub: 'Boston',
    leadership_areas: ['People and culture'],
    industry: ['Healthcare'],
  },
  'claire-fontaine': {
    title: 'Chief Marketing Officer',
    company: 'Moonrise Nutrition',
    hub: 'New York City',
    leadership_areas: ['Growth and marketing'],
  },
  'hana-novak': { title: 'Chief Scientific Officer', company: 'Northgate Biologics', hub: 'Boston' },
  'dolores-quintana': {
    title: 'Executive Vice President',
    company: 'Cordillera Mining',
    hub: 'Seattle',
  },
  'fatima-el-amrani': { title: 'Founder', company: 'Finch Street Ventures', hub: 'New York City' },
  'priya-raghunathan': { title: 'General Partner', company: 'Larkspur Capital', hub: 'San Francisco' },
  'ngozi-eze': { title: 'Audit Committee Chair', company: 'Lagan Bank', hub: 'Washington DC' },
  'sigrid-lund': { title: 'Former Chief Executive Officer', company: 'Fjordline', hub: 'Seattle' },
  'marisol-vega': { title: 'President, Americas', company: 'Cordillera Mining', hub: 'New York City' },
  'ruth-adeyemi': { title: 'Negotiation Coach', company: 'Sable & Pine', hub: 'Washington DC' },
};
