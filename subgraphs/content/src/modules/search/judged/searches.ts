/**
 * A hundred searches as members would type them, in a hurry and with mistakes, and what each of them was after in the demo
 * library. Judged from the intention, before looking at results: 3 is what was meant, 2 serves as well, 1 is
 * near it. Groups: r recordings, u upcoming, s speakers, c categories, k collections and peer groups, t goals.
 */
const TEXT = `
# a recording whose name the member remembers
negotiating your next role | r negotiating-your-next-role 3
negotating next role | r negotiating-your-next-role 3
term sheet | r term-sheets-in-plain-english 3
trem sheets plain english | r term-sheets-in-plain-english 3
second raise | r the-second-raise 3
ventrue debt | r venture-debt-without-regret 3
data room nobody dreds | r the-data-room-nobody-dreads 3
frist ten hires | r the-first-ten-hires 3
kill the pilot | r when-to-kill-the-pilot 3
operating plan one page | r the-operating-plan-on-one-page 3
weekly meating | r the-weekly-meeting-rebuilt 3
supply chian | r supply-chains-after-the-storm 3
quiet turnarond | r the-quiet-turnaround 3
procurment strategy | r procurement-is-a-strategy 3
closing a site | r closing-a-site-well 3
minuts that protect you | r minutes-that-protect-you 3
chairs private agenda | r the-chairs-private-agenda 3
board papers nobdy reads | r board-papers-nobody-reads 3
directors disagre | r when-directors-disagree 3
lonliest quarter | r the-loneliest-quarter 3
number two | r choosing-your-number-two 3
calender is a strategy | r a-calendar-is-a-strategy 3
bad news | r bad-news-fast 3
family buisness chief executive | r chief-executive-of-a-family-business 3
biografy that gets read | r a-biography-that-gets-read 3
speaking without slides | r speaking-without-slides 3
being qouted | r being-quoted-correctly 3
panels worth siting on | r panels-worth-sitting-on 3
philantropy | r philanthropy-with-its-sleeves-rolled-up 3
museum board | r the-museum-board 3
reading code reveiws | r reading-code-reviews-without-reading-code 3
cloud bills | r cloud-bills-and-other-mysteries 3
technical dept for boards | r technical-debt-for-boards 3
quantum calmy | r quantum-calmly 3
whistel desk | r the-whistle-and-the-desk-it-lands-on 3
going concern | r going-concern-spoken-slowly 3
exit interview last march | r the-exit-interview-you-should-have-held-last-march 3
pay gaps daylight | r pay-gaps-in-daylight 3
layofs without euphemism | r layoffs-without-euphemism 3
mentor sponsor freind | r mentor-sponsor-friend 3
dificult genius | r working-with-a-difficult-genius 3
entering japn | r entering-japan 3
doing business in lagos | r doing-business-in-lagos 3
kitchen table year | r the-kitchen-table-year 3
co-founders prenuptial | r co-founders-and-the-prenuptial-talk 3
starting at fifty two | r starting-at-fifty-two 3
equity cash and titel | r equity-cash-and-title 3
activists at the gate | r activists-at-the-gate 3
sucession without drama | r succession-without-drama 3
nominating comittee calls | r the-nominating-committee-calls 3
# somebody the member wants to hear
ruth adeyemi | s ruth-adeyemi 3; r negotiating-your-next-role 3
ruth adeyemy | s ruth-adeyemi 3
priya ragunathan | s priya-raghunathan 3; r capital-without-compromise 3
joanna whitfeild | s joanna-whitfield 3; u live-now 3
ngozi | s ngozi-eze 3; r what-audit-chairs-wish 3
sigrid lund | s sigrid-lund 3; r succession-without-drama 3
mei ling zhao | s mei-ling-zhao 3
yuki tanab | s yuki-tanabe 3; r cyber-questions 3
thandiwe mokena | s thandiwe-mokoena 3; r activists-at-the-gate 3
claire fontain | s claire-fontaine 3; r a-reputation-on-purpose 3
beatriz carvalo | s beatriz-carvalho 3; r first-ninety-days-as-ceo 3
featherstone hughes | s alexandrina-featherstone-hughes 3
wilhelmina de grot | s wilhelmina-de-groot 3
voice coach | s philippa-thorne 3
mediator | s tatiana-belyaeva 3
# what is on
compensation comittee | u last-seat-salon 3; t learn-how-compensation-committees-decide 3
art of the ask | u the-art-of-the-ask 3
bordroom ready | u boardroom-ready 3
founders summit | u founders-summit 3
orientaton | u orientation-first-sitting 3; u orientation-second-sitting 3
scenario planing | u scenario-planning-for-boards 3
proxy season | u proxy-season-from-the-other-side 3; u invitation-only-roundtable 3
pricing your own valu | u pricing-your-own-value 3
seattle summit winter | u seattle-summit 3
washington evening | u an-evening-in-washington 3
# a subject
cyber security | t ask-better-questions-about-cyber-security 3; r cyber-questions 3
artificial inteligence | t govern-artificial-intelligence 3; u ai-in-the-boardroom 2
climate risk | t make-climate-risk-part-of-strategy 3; r climate-risk-credit-risk 3; u seattle-summit 2; u scenario-planning-for-boards 2
activist shareholders | t prepare-for-activist-shareholders 3; r activists-at-the-gate 3
audit chair | r what-audit-chairs-wish 3; k audit-chairs 3
board biography | t write-a-board-biography 3; r the-nominating-committee-calls 2
first board seat | t earn-a-first-corporate-board-seat 3; r from-operator-to-director 2; r the-nominating-committee-calls 2
balance sheet | t read-a-balance-sheet-like-a-director 3; k weather-and-balance-sheets 2
merger and aquisitions | t master-mergers-and-acquisitions 3; u paid-masterclass 2
career brake | t a-career-break-to-explain 3
advisory board | t join-an-advisory-board 3; u pricing-your-own-value 2
chief exectuive | t become-a-chief-executive 3; r first-ninety-days-as-ceo 2; r your-first-board-as-chief-executive 3; r chief-executive-of-a-family-business 3; k chief-executives 3
hybrid | r hybrid-settled 3
fraud | r fraud-is-usually-boring 3
insurence | r insurance-nobody-reads 3; k weather-and-balance-sheets 2
tarifs | r trade-rules-for-the-rest-of-us 3
childcare | r care-is-infrastructure 3
sanctions | r sanctions-step-by-step 3
layoff | r layoffs-without-euphemism 3
union | r unions-at-the-table 3
# a shelf
globl commerce | c global-commerce 3
people and cultur | c people-and-culture 3
entrepeneurship | c entrepreneurship 3
first time directors | k first-time-directors 3; u first-time-directors-circle 3
money plainly | k money-plainly 3
`;

export const GROUPS = {
  r: 'recorded',
  u: 'upcoming',
  s: 'speakers',
  c: 'categories',
  k: 'collections',
  t: 'tags',
} as const;
export type Group = (typeof GROUPS)[keyof typeof GROUPS];

export interface JudgedSearch {
  query: string;
  /** Grades by slug, for each group with a relevant result. */
  wanted: Map<Group, Map<string, number>>;
}

export const SEARCHES: readonly JudgedSearch[] = TEXT.trim()
  .split('\n')
  .filter((line) => !line.startsWith('# '))
  .map((line) => {
    const [query = '', judgements = ''] = line.split(' | ');
    const wanted: JudgedSearch['wanted'] = new Map();
    for (const judgement of judgements.split('; ')) {
      const [letter, slug = '', grade] = judgement.split(' ');
      const group = GROUPS[letter as keyof typeof GROUPS];
      wanted.set(group, (wanted.get(group) ?? new Map<string, number>()).set(slug, Number(grade)));
    }
    return { query, wanted };
  });
