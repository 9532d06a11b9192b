/** Texts at lengths that test an element's limits. */
export const LONG_TITLE =
  'What Audit Chairs Wish They Had Asked in Year One, and Why Nobody Warned Them About the Second';

export const LONG_NAME = 'Maria Magdalena Ortiz Ruiz de Villanueva-Santillán';

export const ABOUT_MAYA = `Maya spent twenty-two years hiring and letting go of executives before she began to prepare them. She has sat through some four hundred board interviews and remembers the first minute of most of them.

She works with people who are very good on paper and want to be as good in the room: newly appointed directors, operators who have never had to tell their story, and chief executives who have told it too often.

Bring a real conversation; she plays the other side of the table, then you trade places. Notes arrive the same evening.`;

export const HUBS = ['New York City', 'San Francisco', 'Boston', 'Washington DC', 'Seattle'];

export const LEADERSHIP_AREAS = [
  'Strategy',
  'Finance and audit',
  'People and culture',
  'Technology and data',
  'Risk and compliance',
  'Growth and marketing',
  'Operations',
  'Legal',
];

export const CATEGORIES = ['Fund', 'Build', 'Operate', 'Govern', 'The CEO', 'Your Brand', 'Society'];
