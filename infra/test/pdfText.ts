import { inflateSync } from 'node:zlib';

/** What a PDF says, piece by piece in the order in which it is drawn: enough to read what pdfkit writes. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map((page) => textOf(page, objects)).join('\n');
}

interface PdfObject {
  head: string;
  stream: string;
}
type Objects = ReadonlyMap<string, PdfObject>;

function objectsOf(file: string): Objects {
  const found = [...file.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)endobj/g)];
  return new Map(
    found.map(([, id = '', body = '']) => {
      const [head = '', rest = ''] = body.split(/stream\r?\n/, 2);
      const raw = Buffer.from(rest.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)), 'latin1');
      const stream = head.includes('/FlateDecode') && raw.length > 0 ? inflateSync(raw) : raw;
      return [id, { head, stream: stream.toString('latin1') }];
    }),
  );
}

function textOf(page: PdfObject, objects: Objects): string {
  const named = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const resources = objects.get(named(page.head, 'Resources'))?.head ?? page.head;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const unicode = objects.get(named(objects.get(id)?.head ?? '', 'ToUnicode'))?.stream ?? '';
      return [name, lettersOf(unicode)];
    }),
  );
  const content = objects.get(named(page.head, 'Contents'))?.stream ?? '';
  let letters: readonly string[] = [];
  const said: string[] = [];
  for (const [, font, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (font) letters = fonts.get(font) ?? [];
    else
      said.push(
        [...glyphs.matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters[parseInt(code, 16)] ?? '�')
          .join(''),
      );
  return said.join('\n');
}

/** What each glyph of a subset stands for. */
function lettersOf(cmap: string): string[] {
  const letters: string[] = [];
  for (const [, from = '0', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, hex = ''], index) => {
      letters[parseInt(from, 16) + index] = Buffer.from(hex, 'hex').swap16().toString('utf16le');
    });
  return letters;
}
