import { createRequire } from 'node:module';
import { formatFullMoney } from '@athenaeum/common/money';
import type { PaidOrder } from './paidOrders';

export interface Invoice {
  order: PaidOrder;
  /** The seller: a name, and the lines printed below it. */
  seller: { name: string; lines: readonly string[] };
  /** The buyer, with the billing details as the member keeps them. */
  buyer: {
    name: string;
    email: string;
    company: string | null;
    address: string | null;
    tax_id: string | null;
  };
  /** Said below the total. */
  note: string | null;
}

const { resolve } = createRequire(import.meta.url);
/** Letters of Latin, Greek and Cyrillic scripts: what the fonts that come with PDF cannot write. */
const FONT = resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const BOLD = resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf');

const MARGIN = 56;
/** Points from the left of an A4 page, which is 595 wide. */
const COLUMNS = { label: MARGIN, quantity: 330, price: 380, amount: 460 };
const RIGHT = 595 - MARGIN;
const BOTTOM = 842 - MARGIN;
const INK = '#1c1a17';
const FADED = '#6b645b';

/** One A4 page, or more where the lines need them. */
export async function invoicePdf({ order, seller, buyer, note }: Invoice): Promise<Buffer> {
  // Large, and needed by few requests.
  const { default: PDFDocument } = await import('pdfkit');
  const { number, paid_at, lines, total, refunded, currency } = order;
  const title = `Invoice ${number}`;
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-US',
    info: { Title: title, Author: seller.name, CreationDate: new Date(paid_at) },
  });
  const bytes = collected(page);
  page.registerFont('text', FONT).registerFont('strong', BOLD);

  write('strong', 20, seller.name);
  for (const line of seller.lines) write('text', 9, line, FADED);
  page.moveDown(2);
  write('strong', 15, title);
  write('text', 10, `Paid in full on ${dayOf(paid_at)}`, FADED);
  page.moveDown(1.5);
  write('text', 9, 'Billed to', FADED);
  for (const line of linesOf(buyer)) write('text', 10, line);
  page.moveDown(2);

  row('text', FADED, ['Description', 'Quantity', 'Price', 'Amount']);
  rule();
  for (const { label, quantity, unit_price } of lines)
    row('text', INK, [
      label,
      String(quantity),
      formatFullMoney(unit_price, currency),
      formatFullMoney(quantity * unit_price, currency),
    ]);
  rule();
  row('strong', INK, ['Total', '', '', formatFullMoney(total, currency)]);
  if (refunded > 0) {
    row('text', INK, ['Refunded', '', '', formatFullMoney(-refunded, currency)]);
    row('strong', INK, ['Paid after refunds', '', '', formatFullMoney(total - refunded, currency)]);
  }
  if (note) {
    page.moveDown(1);
    write('text', 9, note, FADED);
  }
  page.end();
  return bytes;

  function write(font: 'text' | 'strong', size: number, words: string, color = INK): void {
    page
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(words, MARGIN, page.y, { width: RIGHT - MARGIN });
  }

  function row(
    font: 'text' | 'strong',
    color: string,
    [label, quantity, price, amount]: [string, string, string, string],
  ): void {
    page.font(font).fontSize(10).fillColor(color);
    const width = COLUMNS.quantity - COLUMNS.label - 12;
    const height = page.heightOfString(label, { width });
    if (page.y + height > BOTTOM) page.addPage();
    const top = page.y;
    const right = (words: string, from: number, to: number) =>
      page.text(words, from, top, { width: to - from, align: 'right', lineBreak: false });
    if (quantity) right(quantity, COLUMNS.quantity - 12, COLUMNS.price - 12);
    if (price) right(price, COLUMNS.price, COLUMNS.amount - 12);
    right(amount, COLUMNS.amount, RIGHT);
    page.text(label, COLUMNS.label, top, { width });
    page.y = top + height + 6;
  }

  function rule(): void {
    page.moveTo(MARGIN, page.y).lineTo(RIGHT, page.y).lineWidth(0.5).strokeColor(FADED).stroke();
    page.y += 8;
  }
}

/** The company first, where there is one: it is who pays. */
const linesOf = ({ name, email, company, address, tax_id }: Invoice['buyer']): string[] =>
  [company, name, ...(address?.split(/\r?\n/) ?? []), tax_id && `Tax ID ${tax_id}`, email].filter(
    (line): line is string => Boolean(line?.trim()),
  );

/** By the platform's clock, as on the receipt that was mailed. */
const dayOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' }).format(at);

function collected(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => done(Buffer.concat(chunks)));
    stream.on('error', failed);
  });
}
