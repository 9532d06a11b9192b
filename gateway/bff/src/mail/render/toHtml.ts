import { currentLanguage } from '@athenaeum/messages';
import { Html, html } from '../../auth/pages/html';
import type { Brand } from '../brand';
import type { Pictures } from '../pictures/pictures';
import { darkCss } from './colors';
import { frameText } from './frame.messages';
import type { Block, Entry, Leaf, Letter, Occasion } from './letter';
import { STYLES, WIDTH } from './styles';

interface Parts {
  brand: Brand;
  pictures: Pictures;
  unsubscribe?: string;
}

const ART_HEIGHT = (WIDTH * 9) / 16;
const ARCH_WIDTH = 64;
const MARK_WIDTH = 32;

/** Tables and inline styles, as mail programs understand them; nothing is loaded from anywhere. */
export function toHtml(letter: Letter, { brand, pictures, unsubscribe }: Parts): string {
  const { page, card, heading } = STYLES;
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
            <td align="center" class="around" style="padding:32px 12px;">
              ${OUTLOOK_WIDTH}
              <table ${table()} ${card(`max-width:${WIDTH}px;`)}>
                ${letter.art ? art(letter.art, pictures) : head(brand, pictures)}
                <tr>
                  <td class="body" style="padding:32px 32px 0;text-align:left;">
                    <h1 ${heading()}>${letter.heading}</h1>
                    ${joined(letter.blocks.map((one) => block(one, pictures)))}
                  </td>
                </tr>
                <tr>
                  <td class="foot" style="padding:8px 32px 28px;text-align:left;">
                    ${foot(letter, brand, unsubscribe)}
                  </td>
                </tr>
              </table>
              ${OUTLOOK_END}
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n');
}

const art = (slug: string, pictures: Pictures): Html =>
  html`<tr>
    <td style="padding:0;">
      <img
        src="cid:${pictures.cover(slug, WIDTH)}"
        alt=""
        width="${String(WIDTH)}"
        height="${String(Math.round(ART_HEIGHT))}"
        style="display:block;width:100%;max-width:${String(WIDTH)}px;height:auto;border:0;"
      />
    </td>
  </tr>`;

/** Where there is no picture: the mark and the name. */
const head = ({ origin, name }: Brand, pictures: Pictures): Html =>
  html`<tr>
    <td class="body" style="padding:28px 32px 0;text-align:left;">
      <table ${table('auto')}>
        <tr>
          <td style="padding:0 12px 0 0;vertical-align:middle;">
            <img
              src="cid:${pictures.mark(MARK_WIDTH)}"
              alt=""
              width="${String(MARK_WIDTH)}"
              height="${String(MARK_WIDTH)}"
              style="display:block;width:${String(MARK_WIDTH)}px;height:${String(MARK_WIDTH)}px;border:0;"
            />
          </td>
          <td style="padding:0;vertical-align:middle;">
            <a href="${origin}" ${STYLES.brandName('font-size:24px;')}>${name}</a>
          </td>
        </tr>
      </table>
    </td>
  </tr>`;

function foot({ art: hasArt, aside, reason }: Letter, brand: Brand, unsubscribe?: string): Html {
  const { ruled, small, smallLink, brandName } = STYLES;
  const link = (href: string, label: string) => html`<a href="${href}" ${smallLink()}>${label}</a>`;
  return html`<table ${table()}>
    <tr>
      <td ${ruled('padding:16px 0 0;')}>
        ${hasArt ? html`<a href="${brand.origin}" ${brandName('font-size:20px;')}>${brand.name}</a>` : null}
        <p ${small()}>
          ${aside ? html`${aside.question} ${link(aside.href, aside.label)}<br />` : null} ${reason}
          ${frameText.questions} ${link(`mailto:${brand.memberSupport}`, brand.memberSupport)}
          ${unsubscribe ? html`<br />${link(unsubscribe, frameText.stop)}` : null}
        </p>
      </td>
    </tr>
  </table>`;
}

function block(given: Block, pictures: Pictures): Html {
  const { paragraph, noteText, quoted, badge, action, actionCell, textLink } = STYLES;
  switch (given.type) {
    case 'text':
      return html`<p ${paragraph()}>${lines(given.text)}</p>`;
    case 'note':
      return html`<p ${noteText()}>${lines(given.text)}</p>`;
    case 'quote':
      return html`<p ${quoted()}>${lines(given.text)}</p>`;
    case 'status':
      return html`<table ${table('auto')} style="margin:0 0 16px;">
        <tr>
          <td ${badge[given.tone]()}>${given.text}</td>
        </tr>
      </table>`;
    case 'facts':
      return ruledTable(given.facts.map(([label, value]) => [label, lines(value)]));
    case 'occasion':
      return occasion(given.occasion);
    case 'entries':
      return entries(given.entries, pictures);
    case 'button':
      return html`<table ${table('auto')} style="margin:8px 0 24px;">
        <tr>
          <td ${actionCell()}><a href="${given.href}" ${action()}>${given.label}</a></td>
        </tr>
      </table>`;
    case 'link':
      return html`<p ${paragraph()}><a href="${given.href}" ${textLink()}>${given.label}</a></p>`;
  }
}

/** Facts between rules, the first of which is the stronger. */
function ruledTable(rows: [label: string, value: Html][]): Html {
  const { label, value } = STYLES;
  return html`<table ${table()} style="margin:8px 0 16px;">
    ${joined(
      rows.map(([name, fact], index) => {
        const rule = index === 0 ? 'first' : 'next';
        return html`<tr>
          <td width="150" ${label[rule]()}>${name}</td>
          <td ${value[rule]()}>${fact}</td>
        </tr>`;
      }),
    )}
  </table>`;
}

function occasion({ title, href, leaf, before, time, ownTime, facts, calendar }: Occasion): Html {
  const { panel, strong, detail, detailLink, struck, nowLabel } = STYLES;
  const details = [
    ...(ownTime ? [html`${ownTime[1]}, ${ownTime[0].toLocaleLowerCase(currentLanguage())}`] : []),
    html`<a href="${href}" ${detailLink()}>${title}</a>`,
    ...facts.map(([, value]) => lines(value)),
    ...(calendar ? [html`<a href="${calendar.href}" ${detailLink()}>${calendar.label}</a>`] : []),
  ];
  return html`<table ${table()} style="margin:8px 0 24px;border-collapse:separate;">
    <tr>
      <td ${panel()}>
        ${
          before
            ? html`<span ${detail()}>${before.label}</span>
                ${beside(leafOf(before.leaf, 'past'), html`<s ${struck()}>${before.time}</s>`)}
                <span ${nowLabel()}>${before.nowLabel}</span>`
            : null
        }
        ${beside(
          leafOf(leaf),
          html`<span ${strong()}>${time[1]}</span>
            ${joined(details.map((line) => html`<br /><span ${detail()}>${line}</span>`))}`,
        )}
      </td>
    </tr>
  </table>`;
}

const beside = (sign: Html, words: Html): Html =>
  html`<table ${table()}>
    <tr>
      <td width="80" style="width:80px;padding:4px 0 0;vertical-align:top;">${sign}</td>
      <td style="padding:0;vertical-align:middle;">${words}</td>
    </tr>
  </table>`;

function entries(given: Entry[], pictures: Pictures): Html {
  const { rowOf, entryTitle, detail } = STYLES;
  return html`<table ${table()} style="margin:8px 0 16px;">
    ${joined(
      given.map(({ sign, title, href, line }, index) => {
        const row = rowOf[index === 0 ? 'first' : 'next'];
        return html`<tr>
          <td width="80" ${row('width:80px;')}>
            ${'name' in sign ? archOf(sign.name, pictures) : leafOf(sign)}
          </td>
          <td ${row()}>
            <a href="${href}" ${entryTitle()}>${title}</a><br /><span ${detail()}>${line}</span>
          </td>
        </tr>`;
      }),
    )}
  </table>`;
}

const archOf = (name: string, pictures: Pictures): Html =>
  html`<img
    src="cid:${pictures.arch(name, ARCH_WIDTH)}"
    alt=""
    width="${String(ARCH_WIDTH)}"
    height="${String(ARCH_WIDTH)}"
    style="display:block;width:64px;height:64px;border-radius:32px 32px 8px 8px;border:0;"
  />`;

function leafOf({ month, day, weekday }: Leaf, when: 'ahead' | 'past' = 'ahead'): Html {
  const { leaf, leafMonth, leafDay, leafWeekday } = STYLES;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="64" ${leaf()}>
    <tr>
      <td ${leafMonth[when]()}>${month}</td>
    </tr>
    <tr>
      <td ${leafDay[when]()}>${when === 'past' ? html`<s>${day}</s>` : day}</td>
    </tr>
    <tr>
      <td ${leafWeekday()}>${weekday}</td>
    </tr>
  </table>`;
}

const table = (width = '100%') =>
  html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}"`;

/** Outlook knows no greatest width; it reads what others take for a comment. */
const OUTLOOK_WIDTH = new Html(
  `<!--[if mso]><table role="presentation" width="${WIDTH}" align="center"><tr><td><![endif]-->`,
);
const OUTLOOK_END = new Html('<!--[if mso]></td></tr></table><![endif]-->');

/** Outlook marks what it has recoloured; others follow the system. Long words break rather than widen the mail. */
const CSS = new Html(
  `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `td,p,h1{overflow-wrap:anywhere;word-break:break-word}` +
    `@media (max-width:480px){.around{padding:0!important}.body{padding-left:20px!important;padding-right:20px!important}` +
    `.foot{padding-left:20px!important;padding-right:20px!important}.label{width:110px!important}}` +
    `@media (prefers-color-scheme:dark){${darkCss()}}${darkCss('[data-ogsc] ')}</style>`,
);
/** Keeps the first words of the mail itself out of the preview. */
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(40));

const joined = (parts: Html[]) => new Html(parts.map(({ markup }) => markup).join('\n'));

/** Keeps the writer's line breaks. */
const lines = (words: string) =>
  joined(words.split('\n').map((line, index) => html`${index > 0 ? new Html('<br />') : null}${line}`));
