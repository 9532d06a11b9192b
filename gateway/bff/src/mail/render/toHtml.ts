import { currentLanguage } from '@athenaeum/messages';
import { Html, html } from '../../auth/pages/html';
import type { Brand } from '../brand';
import { darkCss, painted } from './colors';
import { frameText } from './frame.messages';
import type { Block, Letter } from './letter';

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Commissioner,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const WIDTH = 600;

/** Tables and inline styles, as mail clients understand them; nothing is loaded from anywhere. */
export function toHtml(letter: Letter, brand: Brand, unsubscribe?: string): string {
  const { page, card, brandName, heading, small, smallLink } = STYLES;
  return html`<!doctype html>
    <html lang="${currentLanguage()}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>${letter.subject}</title>
        ${CSS}
      </head>
      <body ${page('margin:0;padding:0;width:100%;')}>
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${letter.preview}${FILLER}</div>
        <table ${table()} ${page()}>
          <tr>
            <td align="center" style="padding:32px 12px;">
              <table ${table()} style="max-width:${String(WIDTH)}px;">
                <tr>
                  <td style="padding:0 4px 16px;">
                    <a href="${brand.origin}" ${brandName()}>${brand.name}</a>
                  </td>
                </tr>
                <tr>
                  <td ${card()}>
                    <h1 ${heading()}>${letter.heading}</h1>
                    ${joined(letter.blocks.map(block))}
                  </td>
                </tr>
                <tr>
                  <td ${small('padding:24px 4px 0;')}>
                    ${letter.reason} ${frameText.questions}
                    <a href="mailto:${brand.memberSupport}" ${smallLink()}>${brand.memberSupport}</a>
                    ${
                      unsubscribe
                        ? html`<br /><a href="${unsubscribe}" ${smallLink()}>${frameText.stop}</a>`
                        : null
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n');
}

function block(given: Block): Html {
  const {
    paragraph,
    noteText,
    quoted,
    label,
    value,
    badge: badges,
    action,
    actionCell,
    textLink,
    rule,
  } = STYLES;
  switch (given.type) {
    case 'text':
      return html`<p ${paragraph()}>${lines(given.text)}</p>`;
    case 'note':
      return html`<p ${noteText()}>${lines(given.text)}</p>`;
    case 'quote':
      return html`<table ${table()} style="margin:0 0 24px;">
        <tr>
          <td ${quoted()}>${lines(given.text)}</td>
        </tr>
      </table>`;
    case 'status':
      return html`<table ${table('auto')} style="margin:0 0 24px;">
        <tr>
          <td ${badges[given.tone]()}>${given.text}</td>
        </tr>
      </table>`;
    case 'facts':
      return html`<table ${table()} style="margin:0 0 24px;">
        ${joined(
          given.facts.map(
            ([name, fact]) =>
              html`<tr>
                <td ${rule()}><span ${label()}>${name}</span><br /><span ${value()}>${lines(fact)}</span></td>
              </tr>`,
          ),
        )}
      </table>`;
    case 'button':
      return html`<table ${table('auto')} style="margin:0 0 24px;">
        <tr>
          <td ${actionCell()}><a href="${given.href}" ${action()}>${given.label}</a></td>
        </tr>
      </table>`;
    case 'link':
      return html`<p ${paragraph()}><a href="${given.href}" ${textLink()}>${given.label}</a></p>`;
  }
}

type Painted = ReturnType<typeof painted>;

/** Attributes of an element: its own style, its colours and whatever else its place asks for. */
const styled =
  (style: string, ...colors: Painted[]) =>
  (more = '') =>
    html`class="${colors.map(({ className }) => className).join(' ')}"
    style="${new Html(colors.map((color) => color.style).join('') + style + more)}"`;

const badge = (tone: 'good' | 'waitlist' | 'note') =>
  styled(
    `padding:6px 14px;border-radius:999px;font:600 14px/1.5 ${SANS};`,
    painted('bg', `${tone}Bg`),
    painted('fg', `${tone}Fg`),
  );

const STYLES = {
  page: styled('', painted('bg', 'page')),
  card: styled(
    'padding:32px 28px 8px;border-width:1px;border-style:solid;border-radius:12px;',
    painted('bg', 'card'),
    painted('edge', 'line'),
  ),
  brandName: styled(
    `font:400 24px/1.25 ${SERIF};letter-spacing:-0.01em;text-decoration:none;`,
    painted('fg', 'accent'),
  ),
  heading: styled(
    `margin:0 0 20px;font:400 30px/1.2 ${SERIF};letter-spacing:-0.012em;`,
    painted('fg', 'ink'),
  ),
  paragraph: styled(`margin:0 0 24px;font:400 16px/1.5 ${SANS};`, painted('fg', 'ink')),
  noteText: styled(`margin:0 0 24px;font:400 14px/1.5 ${SANS};`, painted('fg', 'ink2')),
  small: styled(`font:400 14px/1.5 ${SANS};`, painted('fg', 'ink3')),
  smallLink: styled('text-decoration:underline;', painted('fg', 'ink3')),
  textLink: styled('text-decoration:underline;', painted('fg', 'accent')),
  quoted: styled(
    `padding:16px 20px;border-radius:8px;font:400 16px/1.5 ${SANS};`,
    painted('bg', 'sunken'),
    painted('fg', 'ink'),
  ),
  rule: styled(
    'padding:12px 0;border-width:1px 0 0;border-style:solid;vertical-align:top;',
    painted('edge', 'line'),
  ),
  label: styled(`font:400 14px/1.5 ${SANS};`, painted('fg', 'ink2')),
  value: styled(`font:400 16px/1.5 ${SANS};`, painted('fg', 'ink')),
  badge: { good: badge('good'), waitlist: badge('waitlist'), note: badge('note') },
  // The cell has the colour and the space too, for clients that give a link neither.
  actionCell: styled('border-radius:8px;mso-padding-alt:14px 28px;', painted('bg', 'accent')),
  action: styled(
    `display:inline-block;padding:14px 28px;border-radius:8px;font:600 16px/1.25 ${SANS};text-decoration:none;`,
    painted('bg', 'accent'),
    painted('fg', 'onAccent'),
  ),
};

const table = (width = '100%') =>
  html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}"`;

/** Outlook marks what it has recoloured; others follow the system. Long words break rather than widen the mail. */
const CSS = new Html(
  `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `td,p,h1{overflow-wrap:anywhere;word-break:break-word}` +
    `@media (prefers-color-scheme:dark){${darkCss()}}${darkCss('[data-ogsc] ')}</style>`,
);
/** Keeps the first words of the mail itself out of the preview. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(40));

const joined = (parts: Html[]) => new Html(parts.map(({ markup }) => markup).join('\n'));

/** Keeps the writer's line breaks. */
const lines = (words: string) =>
  joined(words.split('\n').map((line, index) => html`${index > 0 ? new Html('<br />') : null}${line}`));
