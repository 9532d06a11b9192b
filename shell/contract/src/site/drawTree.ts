import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { SheetOfStyles } from './site';

/** A tree as HTML, whole and in one piece, with the styles that it uses. Rejects when anything in it throws. */
export async function drawTree(tree: ReactNode): Promise<{ html: string; styles: SheetOfStyles }> {
  const sheet = new ServerStyleSheet();
  try {
    let thrown: unknown;
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
      // Parts that come later would need inline scripts to find their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void (thrown ??= error),
    });
    const html = await text(prelude);
    if (thrown !== undefined) throw thrown;
    return { html, styles: stylesOf(sheet) };
  } finally {
    sheet.seal();
  }
}

/** As the browser's side of styled-components looks for them. */
function stylesOf(sheet: ServerStyleSheet): SheetOfStyles {
  const [, attributes = '', css = ''] = /^<style\s([^>]*)>([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return {
    css,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  };
}
