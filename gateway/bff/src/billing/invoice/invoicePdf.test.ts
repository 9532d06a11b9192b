import { pdfText } from '../../../../../infra/test/pdfText';
import { invoicePdf, type Invoice } from './invoicePdf';

const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  order: {
    user_id: 'amara',
    lines: [
      { label: '3 hours of coaching', quantity: 2, unit_price: 69_000 },
      { label: 'Additional CV', quantity: 1, unit_price: 45_000 },
    ],
    total: 183_000,
    refunded: 0,
    currency: 'USD',
    paid_at: Date.UTC(2026, 10, 6, 20),
    number: 'in_1042',
  },
  seller: { name: 'Athenaeum', lines: ['Athenaeum Inc., 1 Main Street, Boston', 'support@athenaeum.test'] },
  buyer: {
    name: 'Zoë Łukasiewicz',
    email: 'zoe@example.org',
    company: 'Halden Logistics GmbH',
    address: 'Kaistraße 12\n20457 Hamburg',
    tax_id: 'DE 123456789',
  },
  note: null,
  ...more,
});

it('says who sells, who buys, what for, and how much', async () => {
  const text = pdfText(await invoicePdf(anInvoice()));

  expect(text.split('\n')).toEqual([
    'Athenaeum',
    'Athenaeum Inc., 1 Main Street, Boston',
    'support@athenaeum.test',
    'Invoice in_1042',
    'Paid in full on November 6, 2026',
    'Billed to',
    'Halden Logistics GmbH',
    'Zoë Łukasiewicz',
    'Kaistraße 12',
    '20457 Hamburg',
    'Tax ID DE 123456789',
    'zoe@example.org',
    ...['Quantity', 'Price', 'Amount', 'Description'],
    ...['2', '$690.00', '$1,380.00', '3 hours of coaching'],
    ...['1', '$450.00', '$450.00', 'Additional CV'],
    ...['$1,830.00', 'Total'],
  ]);
});

it('says what was paid back', async () => {
  const order = { ...anInvoice().order, refunded: 45_000 };

  expect(pdfText(await invoicePdf(anInvoice({ order })))).toContain(
    ['$1,830.00', 'Total', '−$450.00', 'Refunded', '$1,380.00', 'Paid after refunds'].join('\n'),
  );
});

it('leaves out what the member has not given', async () => {
  const buyer = { ...anInvoice().buyer, company: null, address: null, tax_id: null };

  const text = pdfText(await invoicePdf(anInvoice({ buyer, note: 'Amounts are before tax.' })));

  expect(text).toContain('Billed to\nZoë Łukasiewicz\nzoe@example.org');
  expect(text).not.toContain('Tax ID');
  expect(text).toContain('Amounts are before tax.');
});

it('continues on another page instead of overflowing', async () => {
  const order = anInvoice().order;
  const lines = Array.from({ length: 60 }, (_, index) => ({
    label: `Thing ${index + 1}`,
    quantity: 1,
    unit_price: 100,
  }));

  const pdf = await invoicePdf(anInvoice({ order: { ...order, lines } }));

  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
  expect(pdfText(pdf)).toContain('Thing 60');
});
