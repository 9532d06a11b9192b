import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FONTS_FOLDER, packPageFonts } from './pageFonts';

/** `node --import tsx infra/media/writePageFonts.cli.ts`, after an update of a font or where a page sets another weight. */
for (const [name, font] of await packPageFonts()) writeFileSync(join(PAGE_FONTS_FOLDER, name), font);
