/** Recordings by their first category: title and subtitle. The longest titles exceed the 50 characters at which a card truncates. */
const TEXT = `
# fund
Term Sheets in Plain English | What each clause costs you, and which two are worth a fight.
The Second Raise | Why it is harder than the first, and how to run it in ten weeks.
Angels, Family and Other Strangers | Taking money from people you will meet at weddings.
Reading a Fund From the Outside | Who decides, how they are paid, and what they cannot say yes to.
Venture Debt Without Regret | When borrowing buys time and when it only buys worry.
Writing Your First Cheque | How much, how often, and how to say no to a friend.
The Data Room Nobody Dreads | What to put in it before anybody asks.
Pension Money and Patience | What long capital wants from a management team.
From Grant to Growth Capital: Funding a Company With a Purpose | Keeping the mission in the articles and the investors at the table.
# build
The First Ten Hires | Whom to look for before you can pay what they are worth.
Product Reviews That Decide Something | Forty minutes, one page, one decision.
Buying a Company You Can Run | Notes from three small acquisitions and one that was called off.
Pricing as a Conversation | What customers tell you when you change the number.
Partnerships That Survive the Press Release | Who owns the customer on the day after.
When to Kill the Pilot | Seven pilots, two products, five good endings.
The Operating Plan on One Page | A page that a shop floor and a board can both read.
Founders Who Hire Their Boss | Bringing in a chief executive and staying useful.
Shipping in a Regulated Industry | How to move at a decent pace with a regulator in the room.
# operate
Margins Hide in the Middle | Where a good business leaks, and who already knows.
The Weekly Meeting, Rebuilt | An agenda that earns its hour.
Supply Chains After the Storm | What to keep close, what to keep twice, what to let go.
Running Two Businesses at Once | The old one pays for the new one, and resents it.
The Quiet Turnaround | Eighteen months without a single town hall.
Procurement Is a Strategy | Three contracts that changed what a company could become.
A Factory Visit for Those Who Only Run Spreadsheets | What to look at first, and whom to thank.
Shared Services, Honest Costs | Making the centre worth what it charges.
Closing a Site Well | How to end something with everyone still speaking.
# govern
The Seat Is Yours to Refuse | Nine questions to ask before you say yes to a board.
Committee Work for Newcomers | Where directors are made, and why it is rarely in the boardroom.
Minutes That Protect You | What to write down, and what to say so that it is.
The Chair's Private Agenda | How a good chair prepares, and what she never announces.
Independent Is a Verb | Keeping your judgment after five years of good dinners.
Board Papers Nobody Reads | How to shorten a pack by half and learn twice as much.
Shareholders Are Not a Crowd | Meeting the twelve people who decide a vote.
When Directors Disagree | Dissent that helps, and dissent that is only theatre.
The Committee That Pays People: Inside a Year of Remuneration | From the first benchmark to the day the report is published.
# the-ceo
The Loneliest Quarter | What to do when the plan, the board and you disagree.
Choosing Your Number Two | The hire that decides whether you sleep.
Your First Board as Chief Executive | Twelve people who are not your team and need to be.
Saying It Once | How chief executives repeat themselves without sounding rehearsed.
A Calendar Is a Strategy | Two chief executives open theirs.
Leaving at the Right Time | How to hand over a company that still calls you.
Hiring From Outside, Promoting From Within | What each promises, and what each costs in the second year.
Bad News, Fast | The first hour after something breaks.
Chief Executive of a Family Business | Sunday lunch, Monday review.
# your-brand
The First Minute | What people decide before you have finished your name.
A Biography That Gets Read | One page, four sentences, no adjectives.
Speaking Without Slides | A voice, a story and a clock.
Being Quoted Correctly | Working with reporters when you have something to lose.
Panels Worth Sitting On | How to be the one they remember, in ninety seconds.
The Portrait Sitting | What a picture says when you are not there to correct it.
Writing in Your Own Name | An essay a month, for people with a company to run.
Networks for People Who Dislike Networking | Six lunches a year, well chosen.
Being Known for One Thing | How to choose it, and how to bear the repetition.
# society
Philanthropy With Its Sleeves Rolled Up | Giving as a practice, not a gala.
Public Service After the Private Sector | What you bring, what you unlearn.
Care Is Infrastructure | What childcare and elder care do to a labour market.
The Museum Board | Art, money and manners.
Cities That Work for Women | Transport, light, time and money.
Sitting on a School Board | The most political seat you will ever love.
Measuring Good | Impact reports that a sceptic would sign.
A Foundation in the Family | When generosity becomes an institution.
What Volunteers Know: Running Organisations on Goodwill | Authority when nobody has to come back tomorrow.
# technology
Reading Code Reviews Without Reading Code | Four questions that tell a director what is going on.
Data, and Who Is Allowed to Ask | A short course in ownership for people who sign things.
Automation and the Middle Manager | The job that changes first and is talked about last.
Cloud Bills and Other Mysteries | How to ask about the third largest line in the budget.
Buying Software Like an Owner | Renewals, exits and the price of staying.
When the Model Is Wrong | Who notices, who may stop it, who explains it on Friday.
Technical Debt for Boards | What it is, what it costs, and when to leave it alone.
The Chief Technology Officer You Need Next | It is seldom the one you have, or the opposite.
Quantum, Calmly | What is real, what is far, and what to ask in the meantime.
# risk-and-audit
The Whistle and the Desk It Lands On | Building a channel that people trust.
Insurance Nobody Reads | Directors' cover, line by line.
Three Lines, One Conversation | Making risk, audit and the business talk.
Fraud Is Usually Boring | Patterns from thirty investigations.
Tax in the Open | What a board should know before a reporter does.
Going Concern, Spoken Slowly | The paragraph that keeps audit chairs awake.
The Regulator on the Line | What to say in the first call, and what to write after it.
Stress Tests You Can Explain | Numbers that survive a question from the back of the room.
External Auditors, Reconsidered | Rotation, fees, and the value of a difficult partner.
# people-and-culture
The Exit Interview You Should Have Held Last March | Listening before the letter arrives.
Pay Gaps, in Daylight | Publishing a number you are not proud of.
Layoffs Without Euphemism | Saying it, doing it, staying.
Middle Age at Work | Hormones, health and the best decade of a career.
Mentor, Sponsor, Friend | Which of the three you need, and how to ask.
Working With a Difficult Genius | What to allow, for how long, and in writing.
Unions at the Table | Bargaining as a long marriage.
Hybrid, Settled | What three companies stopped arguing about.
The Second Shift | Work at home, counted.
# global-commerce
Entering Japan | Patience, partners and the second meeting.
Currency for Operators | What a treasurer wishes you had told her.
Doing Business in Lagos | Rules, rhythm and the value of turning up.
Sanctions, Step by Step | A map for people who ship things.
Selling Into the Gulf | Hospitality is the first contract.
Trade Rules for the Rest of Us | Tariffs, origin and the box on page four.
Brazil From the Inside | Three executives on scale, tax and joy.
A Headquarters in Two Time Zones | Who gets up early, and for how long.
India, Beyond the Back Office | Building for the market that builds for everyone.
# entrepreneurship
The Kitchen Table Year | Before the deck, before the name, before the money.
Selling the First Thing | How five founders found a stranger who would pay.
Co-founders and the Prenuptial Talk | Equity, exits and who cleans up.
After the Exit | The Monday morning after you sold it.
Starting at Fifty-Two | Experience as an unfair advantage.
Licences, Leases and Luck | The unglamorous first hundred days.
A Small Company on Purpose | The case for staying under thirty people.
Franchise, Licence or Own | Three ways to grow a good idea.
The Side Door: Founding Inside a Large Company | A budget, a sponsor and a way out.
`;

export interface CatalogueEntry {
  category: string;
  title: string;
  subtitle: string;
}

export const CATALOGUE: readonly CatalogueEntry[] = entries();

function entries(): CatalogueEntry[] {
  let category = '';
  return TEXT.trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        category = line.slice(2);
        return [];
      }
      const [title = '', subtitle = ''] = line.split(' | ');
      return [{ category, title, subtitle }];
    });
}
