import { Html, html } from '../../auth/pages/html';
import { painted } from './colors';

export const WIDTH = 600;

const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
const SANS = "Commissioner,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

type Painted = ReturnType<typeof painted>;

/** Attributes of an element: its own style, its colours and whatever else its place asks for. */
const styled =
  (style: string, ...colors: Painted[]) =>
  (more = '') =>
    html`class="${colors.map(({ className }) => className).join(' ')}"
    style="${new Html(colors.map((color) => color.style).join('') + style + more)}"`;

/** The rule above a row: that of the first is the stronger. */
const ruled = (style: string, ...colors: Painted[]) => {
  const under = `border-width:1px 0 0;border-style:solid;vertical-align:top;${style}`;
  return {
    first: styled(under, painted('edge', 'control'), ...colors),
    next: styled(under, painted('edge', 'line'), ...colors),
  };
};

const badge = (tone: 'good' | 'waitlist' | 'note') =>
  styled(
    `padding:4px 12px;border-radius:999px;font:600 14px/21px ${SANS};`,
    painted('bg', `${tone}Bg`),
    painted('fg', `${tone}Fg`),
  );

const LEAF_MONTH = `padding:3px 0 2px;border-radius:7px 7px 0 0;text-align:center;font:600 14px/17px ${SANS};`;
const LEAF_DAY = `padding:7px 0 2px;text-align:center;font:400 32px/32px ${SERIF};`;
/** Narrower on a phone. */
const LABEL = { style: '', className: 'label' };

/** What each part of a mail looks like, in the light theme; `painted` knows the dark one. */
export const STYLES = {
  page: styled('', painted('bg', 'page')),
  card: styled(
    'border-width:1px;border-style:solid;border-collapse:separate;',
    painted('bg', 'card'),
    painted('edge', 'line'),
  ),
  brandName: styled(`font:400 20px/28px ${SERIF};text-decoration:none;`, painted('fg', 'accent')),
  heading: styled(
    `margin:0 0 12px;font:400 32px/36px ${SERIF};letter-spacing:-0.3px;text-wrap:balance;`,
    painted('fg', 'ink'),
  ),
  paragraph: styled(`margin:0 0 16px;font:400 16px/24px ${SANS};`, painted('fg', 'ink')),
  noteText: styled(`margin:0 0 16px;font:400 14px/21px ${SANS};`, painted('fg', 'ink2')),
  quoted: styled(`margin:0 0 16px;font:italic 400 20px/28px ${SERIF};`, painted('fg', 'ink2')),
  small: styled(`margin:0;font:400 14px/21px ${SANS};`, painted('fg', 'ink3')),
  smallLink: styled('text-decoration:underline;', painted('fg', 'accent')),
  textLink: styled('text-decoration:underline;', painted('fg', 'accent')),
  ruled: styled('border-width:1px 0 0;border-style:solid;', painted('edge', 'line')),
  label: ruled(
    `width:150px;padding:12px 16px 12px 0;font:600 16px/24px ${SANS};`,
    painted('fg', 'ink'),
    LABEL,
  ),
  value: ruled(`padding:12px 0;font:400 16px/24px ${SANS};`, painted('fg', 'ink2')),
  badge: { good: badge('good'), waitlist: badge('waitlist'), note: badge('note') },
  panel: styled(
    'padding:20px;border-width:1px;border-style:solid;border-radius:12px;',
    painted('bg', 'page'),
    painted('edge', 'line'),
  ),
  strong: styled(`font:600 16px/23px ${SANS};`, painted('fg', 'ink')),
  detail: styled(`font:400 14px/23px ${SANS};`, painted('fg', 'ink2')),
  struck: styled(`font:400 16px/23px ${SANS};`, painted('fg', 'ink2')),
  nowLabel: styled(`display:block;padding:12px 0 0;font:600 14px/21px ${SANS};`, painted('fg', 'ink')),
  detailLink: styled('text-decoration:underline;', painted('fg', 'ink2')),
  rowOf: ruled('padding:14px 0;vertical-align:middle;'),
  entryTitle: styled(`font:400 20px/26px ${SERIF};text-decoration:underline;`, painted('fg', 'ink')),
  leaf: styled(
    'width:64px;border-width:1px;border-style:solid;border-collapse:separate;border-radius:8px;text-align:center;',
    painted('bg', 'card'),
    painted('edge', 'line'),
  ),
  leafMonth: {
    ahead: styled(LEAF_MONTH, painted('bg', 'accent'), painted('fg', 'onAccent')),
    past: styled(LEAF_MONTH, painted('bg', 'sunken'), painted('fg', 'ink2')),
  },
  leafDay: {
    ahead: styled(LEAF_DAY, painted('fg', 'ink')),
    past: styled(LEAF_DAY, painted('fg', 'ink2')),
  },
  leafWeekday: styled(`padding:0 0 5px;text-align:center;font:400 14px/17px ${SANS};`, painted('fg', 'ink2')),
  // The cell has the colour and the space too, for programs that give a link neither.
  actionCell: styled('border-radius:8px;mso-padding-alt:14px 32px;', painted('bg', 'accent')),
  action: styled(
    `display:inline-block;padding:14px 32px;border-radius:8px;font:600 16px/24px ${SANS};text-decoration:none;`,
    painted('bg', 'accent'),
    painted('fg', 'onAccent'),
  ),
};
