/** The style of a line: the title, a heading, or text. */
export type PdfLine = { as: 'title' | 'heading' | 'text'; words: string };

const PAGE = { width: 595, height: 842, margin: 72 };
const SET = {
  title: { font: 'F1', size: 26, before: 0, after: 20 },
  heading: { font: 'F1', size: 14, before: 18, after: 8 },
  text: { font: 'F2', size: 11, before: 0, after: 5 },
} as const;
/** Characters of text that fit on a line. */
const MAX_LINE_LENGTH = 82;

/** A PDF of one page in its standard fonts. Text in Latin 1. */
export function onePagePdf(lines: readonly PdfLine[]): Buffer {
  let y = PAGE.height - PAGE.margin;
  const drawn = lines.flatMap(({ as, words }) => {
    const { font, size, before, after } = SET[as];
    y -= before;
    return wrapped(words).map((line) => {
      y -= size + after;
      return `BT /${font} ${size} Tf ${PAGE.margin} ${y} Td (${escaped(line)}) Tj ET`;
    });
  });
  const content = drawn.join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Times-Roman'),
    font('Helvetica'),
    `<< /Title (${escaped(lines.find(({ as }) => as === 'title')?.words ?? '')}) >>`,
  ];
  return Buffer.from(filed(objects), 'latin1');
}

/** The objects (the last is the document information) followed by the cross-reference table. */
function filed(objects: readonly string[]): string {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

function wrapped(words: string): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + word.length >= MAX_LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

const escaped = (text: string): string => text.replace(/’/g, "'").replace(/[\\()]/g, '\\$&');
