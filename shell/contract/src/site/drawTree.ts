import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { SheetOfStyles } from './site';

/**
 * Renders a tree to complete HTML with its styles.
 *
 * @throws what the tree throws
 */
export async function drawTree(tree: ReactNode): Promise<{ html: string; styles: SheetOfStyles }> {
  const sheet = new ServerStyleSheet();
  try {
    let thrown: unknown;
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
      // Streamed parts would need inline scripts.
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

/** In the form that styled-components rehydrates from. */
function stylesOf(sheet: ServerStyleSheet): SheetOfStyles {
  const [, attributes = '', css = ''] = /^<style\s([^>]*)>([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return {
    css,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  };
}
