import { plainAmount } from '@athenaeum/common/money';
import { csvDay, csvDocs, type CsvList } from '../csv/csvRoute';
import { graphList } from './graphList';

interface Sale {
  id: string;
  title: string;
  status: string;
  total: number;
  currency: string;
  created_at: number;
  paid_at: number | null;
  invoice_id: string | null;
  buyer: { name: string; email: string | null } | null;
  buyer_name?: string;
  buyer_email?: string;
  refund_due?: string | null;
}

/** What is sold, by the domain that sells it. */
const KINDS = [
  { name: 'coaching', field: 'coachingSales', type: 'CoachingSalesInput', more: '' },
  {
    name: 'memberships',
    field: 'membershipSales',
    type: 'MembershipSalesInput',
    more: 'buyer_name buyer_email',
  },
  { name: 'seats', field: 'seatSales', type: 'SeatSalesInput', more: 'refund_due' },
] as const;

const listOf = (name: string): CsvList<Sale> => ({
  path: `/api/purchases/${name}.csv`,
  filename: `${name}.csv`,
  access: { to: 'admins', specifiedIn: 'decisions, Who may do what' },
  columns: [
    ['Order', ({ id }) => id],
    ['Ordered', ({ created_at }) => csvDay(created_at)],
    ['Buyer', ({ buyer, buyer_name }) => buyer?.name ?? buyer_name ?? null],
    ['Email', ({ buyer, buyer_email }) => buyer?.email ?? buyer_email ?? null],
    ['What', ({ title }) => title],
    ['State', ({ status }) => status],
    ['Amount', ({ total, currency }) => plainAmount(total, currency)],
    ['Currency', ({ currency }) => currency.toUpperCase()],
    ['Paid', ({ paid_at }) => csvDay(paid_at)],
    ['Receipt', ({ invoice_id }) => invoice_id],
    ['To be refunded', ({ refund_due }) => refund_due?.replaceAll('_', ' ') ?? null],
  ],
});

export const salesCsvs = KINDS.map(({ name, field, type, more }) =>
  graphList(
    listOf(name),
    `query GatewaySalesCsv($input: ${type}) { ${field}(input: $input) { ok code message fields data {
      id title status total currency created_at paid_at invoice_id ${more} buyer { id name email } } } }`,
  ),
);

export const salesCsvDocs = KINDS.map(({ name, field }) =>
  csvDocs(listOf(name), {
    summary: `The orders of ${name} as CSV, safe against formulas. \`input\` is the JSON of \`${field}(input)\`; its take and skip do not matter.`,
    caller: 'Session: admins',
  }),
);
