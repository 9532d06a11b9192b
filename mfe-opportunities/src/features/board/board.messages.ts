import { defineMessages } from '@athenaeum/messages';

export const boardText = defineMessages('opportunityBoard', {
  title: 'Opportunities',
  lead: 'Board and executive roles, shared with us before the search firms write the brief.',
  aside: 'About opportunities',
  searchForm: 'Opportunities',
  search: 'Search opportunities',
  searchFor: 'Role, company or need',
  filters: 'Filters',
  result: { one: '{count} opportunity', other: '{count} opportunities' },
  someResult: 'opportunities',
  pages: 'Pages of opportunities',
  loading: 'Loading opportunities',
  notLoaded: 'We couldn’t load opportunities',
  day: '{month} {day}',
  closed: 'Closed',
  showing: 'Showing {shown} of {count}. A role is marked New for seven days.',
  everything: 'That’s everything for now',
  firstPage: 'Go to the first page',
  noMatch: 'No open opportunities match these filters',
  clearAll: 'Clear All',
  none: "It looks like we don't have any open opportunities to show right now.",
  checkBack: 'Please check back soon or <share>share an opportunity</share>.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'We couldn’t copy the link',
  postedToday: 'Posted today',
  postedAgo: { one: 'Posted {count} day ago', other: 'Posted {count} days ago' },
  postedAndLeft: '{posted} · {left}',
});

/** The columns of the board. */
export const columnsText = defineMessages('opportunityColumns', {
  role: 'Role',
  type: 'Type',
  hub: 'Hub',
  pay: 'Compensation',
  closes: 'Deadline',
  posted: 'Posted',
  closesOn: 'Closes',
});

export const closedText = defineMessages('closedOpportunity', {
  loading: 'Loading the opportunity',
  notLoaded: 'We couldn’t load this opportunity.',
  retry: 'Retry',
  gone: 'This opportunity is no longer open. Here’s what’s open now.',
  notNow: '“{title}” isn’t open at the moment',
  closed: '“{title}” has closed',
  similarBelow: 'It’s no longer taking applications. These are similar and open:',
  openBelow: 'It’s no longer taking applications. Everything that’s open now is below.',
  seeAll: 'See all open opportunities',
});
