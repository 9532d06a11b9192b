import { csvDay, csvDocs, type CsvList } from '../csv/csvRoute';
import { graphList } from './graphList';

interface Referral {
  referrer_name: string;
  referrer_email: string;
  referred_name: string;
  referred_email: string;
  referred_company: string;
  referred_linkedin: string | null;
  status: string;
  created_at: number;
  joined_at: number | null;
  member_at: number | null;
  closed_at: number | null;
}

const list: CsvList<Referral> = {
  path: '/api/referrals.csv',
  filename: 'referrals.csv',
  access: { to: 'admins', specifiedIn: 'community 1' },
  columns: [
    ['Referred by', ({ referrer_name }) => referrer_name],
    ['Referrer email', ({ referrer_email }) => referrer_email],
    ['Friend', ({ referred_name }) => referred_name],
    ['Email', ({ referred_email }) => referred_email],
    ['Company', ({ referred_company }) => referred_company],
    ['LinkedIn', ({ referred_linkedin }) => referred_linkedin],
    ['State', ({ status }) => status],
    ['Sent', ({ created_at }) => csvDay(created_at)],
    ['Joined', ({ joined_at }) => csvDay(joined_at)],
    ['Member', ({ member_at }) => csvDay(member_at)],
    ['Closed', ({ closed_at }) => csvDay(closed_at)],
  ],
};

export const referralsCsv = graphList(
  list,
  `query GatewayReferralsCsv($input: AllReferralsInput) { allReferrals(input: $input) { ok code message fields data {
    referrer_name referrer_email referred_name referred_email referred_company referred_linkedin status
    created_at joined_at member_at closed_at } } }`,
);

export const referralsCsvDocs = csvDocs(list, {
  summary:
    'Everybody’s referrals as CSV, safe against formulas. `input` is the JSON of `allReferrals(input)`; its take and skip do not matter.',
  caller: 'Session: admins',
});
