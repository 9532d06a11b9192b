import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltPage {
  /** The build's id; part of a page's ETag. */
  version: string;
  scripts: string[];
  /** Fonts to preload, which every page uses. */
  fonts: string[];
  integrity: Record<string, string>;
}

/** The italic is used in the area's name above almost every page, where a late font would shift the layout. */
const FONT_OF_EVERY_PAGE =
  /(newsreader-latin-opsz-(normal|italic)|commissioner-latin-wght-normal)[\w.-]*\.woff2$/;
/**
 * A site has no such name. Its headings start in a fallback font with the same metrics; preloading the serif would delay
 * the first text.
 */
const FONT_OF_SITE = /commissioner-latin-wght-normal[\w.-]*\.woff2$/;

const known = new Map<string, { modified: number; page: BuiltPage }>();

/** The facts of an app's build for its pages, read again for a newer build. Null when there is none. */
export async function readBuiltPage(folder: string): Promise<BuiltPage | null> {
  try {
    const { mtimeMs: modified } = await stat(join(folder, 'build.json'));
    const cached = known.get(folder);
    if (cached?.modified === modified) return cached.page;
    const build = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')) as {
      version: string;
      files: Record<string, { integrity: string }>;
    };
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const page: BuiltPage = {
      version: build.version,
      scripts: [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) =>
        source!.replace(/^\.?\//, ''),
      ),
      fonts: Object.keys(build.files).filter((name) => FONT_OF_EVERY_PAGE.test(name)),
      integrity: Object.fromEntries(
        Object.entries(build.files).map(([name, file]) => [name, file.integrity]),
      ),
    };
    known.set(folder, { modified, page });
    return page;
  } catch {
    return null;
  }
}

export const fontsOfSite = (files: readonly string[]) => files.filter((name) => FONT_OF_SITE.test(name));
