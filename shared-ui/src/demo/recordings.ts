export type DemoRecording = { slug: string; title: string; minutes: number; speaker: string };

/** Recorded salons, more than fit in a row. */
export const RECORDINGS: DemoRecording[] = [
  recording('negotiating-your-next-role', 'Negotiating Your Next Role', 52, 'Ruth Adeyemi'),
  recording('audit-chairs', 'What Audit Chairs Wish They Had Asked in Year One', 48, 'Ngozi Eze'),
  recording('capital-without-compromise', 'Capital Without Compromise', 74, 'Priya Raghunathan'),
  recording('succession-without-drama', 'Succession Without Drama', 56, 'Sigrid Lund'),
  recording('climate-risk', 'Climate Risk Is Credit Risk', 44, 'Leila Haddad'),
  recording('crossing-the-floor', 'Crossing the Floor: From Operator to Director', 62, 'Ingrid Solberg'),
  recording('a-reputation', 'A Reputation, on Purpose', 39, 'Claire Fontaine'),
  recording('equity', 'Equity, Cash and Title: Trading Well Between the Three', 51, 'Elena Petrova'),
  recording('nominating-committee', 'The Nominating Committee Calls', 46, 'Marisol Vega'),
  recording('activists-at-the-gate', 'Activists at the Gate', 55, 'Thandiwe Mokoena'),
];

function recording(slug: string, title: string, minutes: number, speaker: string): DemoRecording {
  return { slug, title, minutes, speaker };
}
