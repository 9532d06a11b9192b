/** A paper of one page: a title, and lines of text under it. */
export interface Paper {
  title: string;
  lines: readonly string[];
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 72;
const LEADING = 18;

/** A PDF that any reader opens, in the typefaces every reader has. */
export function pdf({ title, lines }: Paper): Buffer {
  const text = [
    'BT',
    `/Bold 22 Tf ${MARGIN} ${HEIGHT - MARGIN - 22} Td (${literal(title)}) Tj`,
    `/Plain 12 Tf 0 -${2 * LEADING} Td ${LEADING} TL`,
    ...lines.map((line) => `(${literal(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 6 0 R
/Resources << /Font << /Bold 4 0 R /Plain 5 0 R >> >> >>`,
    font('Times-Bold'),
    font('Times-Roman'),
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    `<< /Title (${literal(title)}) >>`,
  ]);
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** What stands between brackets: in the one-byte letters these typefaces have. */
const literal = (text: string) => text.replace(/’/g, "'").replace(/[\\()]/g, '\\$&');

/** Objects one after another, and where each of them begins. */
function assemble(objects: readonly string[]): Buffer {
  const starts: number[] = [];
  let body = '%PDF-1.7\n';
  for (const [index, object] of objects.entries()) {
    starts.push(Buffer.byteLength(body, 'latin1'));
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer`,
    `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`,
    `startxref\n${Buffer.byteLength(body, 'latin1')}\n%%EOF\n`,
  ].join('\n');
  return Buffer.from(body + end, 'latin1');
}
