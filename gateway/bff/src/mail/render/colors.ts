/** The product's colours (shared-ui/src/theme): mail cannot use custom properties. */
export const LIGHT = {
  page: '#f7f4ef',
  card: '#ffffff',
  sunken: '#efeae2',
  line: '#e2dad0',
  control: '#8a7f77',
  ink: '#1e181a',
  ink2: '#564d4f',
  ink3: '#6b6163',
  accent: '#611a2e',
  onAccent: '#fff8f4',
  goodFg: '#1b5743',
  goodBg: '#e3efe9',
  waitlistFg: '#734500',
  waitlistBg: '#fbefd6',
  noteFg: '#2b4763',
  noteBg: '#e6edf3',
};
type Color = keyof typeof LIGHT;

export const DARK: Record<Color, string> = {
  page: '#151112',
  card: '#1e191a',
  sunken: '#292223',
  line: '#3a3233',
  control: '#857978',
  ink: '#f5efea',
  ink2: '#c6bbb6',
  ink3: '#aca19c',
  accent: '#f0b9b0',
  onAccent: '#33101a',
  goodFg: '#9ad4ba',
  goodBg: '#173026',
  waitlistFg: '#f0c67c',
  waitlistBg: '#35280f',
  noteFg: '#a9c6e0',
  noteBg: '#1a2835',
};

const PROPERTIES = { bg: 'background-color', fg: 'color', edge: 'border-color' } as const;

const painting = new Map<string, string>();

/** An inline style for the light theme and the class by which the dark one takes over where a client knows of it. */
export function painted(property: keyof typeof PROPERTIES, color: Color) {
  const className = `${property}-${color}`;
  painting.set(className, `${PROPERTIES[property]}:${DARK[color]}!important`);
  return { style: `${PROPERTIES[property]}:${LIGHT[color]};`, className };
}

/** The dark theme of everything painted; `prefix` is where a client says that it is dark. */
export const darkCss = (prefix = ''): string =>
  [...painting].map(([className, css]) => `${prefix}.${className}{${css}}`).join('');
