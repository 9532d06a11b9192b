import { demoRandom, type DemoRandom } from './random';

/** Parameters of one portrait; colours as six hex digits. */
export interface PortraitLook {
  head: string;
  face: 'smile' | 'calm';
  glasses?: string;
  skin: string;
  /** Colour of lines and of most hair. */
  ink: string;
  /** A second colour that some heads use: lighter hair, a band, the inside of a scarf. */
  contrast: string;
  cloth: Cloth;
}

export type Cloth = keyof typeof GROUNDS;

/** The background for each colour of clothes, a gradient from light above to deep below. */
export const GROUNDS = {
  '35705f': ['f3e6db', 'e3cbbb'],
  '611a2e': ['f3e2d6', 'e2bfa6'],
  b5583a: ['f4e2dd', 'e0b9b2'],
  '3d5d7e': ['e4ece4', 'c3d4c9'],
  '8c5d20': ['f5ebd3', 'e3cc9c'],
  '4a4044': ['e3eaef', 'beceda'],
} as const;
const CLOTHS = Object.keys(GROUNDS) as Cloth[];

const PORCELAIN = 'f6dccb';
const SAND = 'edc3a0';
const HONEY = 'd29a72';
const AMBER = 'a86f4a';
const UMBER = '83533a';
const EBONY = '6a4331';

interface Hair {
  ink: string;
  contrast: string;
}
const BLACK: Hair = { ink: '241718', contrast: '231819' };
const BROWN: Hair = { ink: '4a2f26', contrast: '6b4630' };
const AUBURN: Hair = { ink: '3b1c18', contrast: '6b2a22' };
const GREY: Hair = { ink: '5a5350', contrast: 'b0a8a1' };
const FAIR: Hair = { ink: '4a3426', contrast: 'b58a55' };

const SMOOTH_HEADS = [
  'long',
  'longBangs',
  'medium1',
  'medium2',
  'medium3',
  'mediumBangs',
  'mediumBangs3',
  'mediumStraight',
  'bangs2',
  'longCurly',
];
/** Heads whose hair is drawn in the contrast colour. */
const TWO_TONE_HEADS = ['bangs', 'mediumBangs2', 'grayBun', 'grayMedium'];
const TEXTURED_HEADS = [
  'afro',
  'bun',
  'bun2',
  'cornrows',
  'cornrows2',
  'dreads1',
  'dreads2',
  'longCurly',
  'twists',
  'medium1',
];
const SCARF_INKS = ['1f4740', '4a1626', '2b3b55', '3a2230'];
const SCARFED = /^(amina|ayesha|bahar|farida|hadiza|karima|khadija|mariam|rania|sadia|zainab|noura)-/;
const GLASSES = ['glasses', 'glasses2', 'glasses3', 'glasses5'];

/** The look of somebody: as in the design, else derived from the slug, always the same. */
export function portraitLook(slug: string): PortraitLook {
  return DRAWN[slug] ?? randomLook(slug, demoRandom(`portrait:${slug}`));
}

function randomLook(slug: string, random: DemoRandom): PortraitLook {
  const skin = random.pick([
    PORCELAIN,
    PORCELAIN,
    SAND,
    SAND,
    HONEY,
    HONEY,
    AMBER,
    AMBER,
    UMBER,
    UMBER,
    EBONY,
  ]);
  const cloth = random.pick(CLOTHS);
  const face = random.chance(0.75) ? 'smile' : 'calm';
  const look = { skin, cloth, face, ...(random.chance(0.22) && { glasses: random.pick(GLASSES) }) } as const;
  if (SCARFED.test(slug) && random.chance(0.6))
    return { ...look, head: 'hijab', ink: random.pick(SCARF_INKS), contrast: cloth };

  const isDark = skin === UMBER || skin === EBONY;
  if (isDark && random.chance(0.8)) {
    const head = random.pick(TEXTURED_HEADS);
    const banded = head === 'bun' || head === 'bun2';
    return { ...look, head, ink: BLACK.ink, contrast: banded ? cloth : '3b2a26' };
  }
  if (random.chance(0.18)) {
    // On darker skin a grey line would not be seen: only the hair is grey.
    const ink = isDark || skin === AMBER ? BLACK.ink : GREY.ink;
    return { ...look, head: random.pick(TWO_TONE_HEADS), ink, contrast: GREY.contrast };
  }
  const head = random.pick(random.chance(0.25) ? TWO_TONE_HEADS : SMOOTH_HEADS);
  return { ...look, head, ...random.pick(hairOf(skin)) };
}

function hairOf(skin: string): Hair[] {
  if (skin === PORCELAIN) return [BROWN, BROWN, AUBURN, FAIR, BLACK];
  if (skin === SAND) return [BLACK, BLACK, BROWN, AUBURN];
  return skin === HONEY ? [BLACK, BLACK, BROWN] : [BLACK];
}

/** The people shown in the design. */
const DRAWN: Record<string, PortraitLook> = {
  'amara-osei': look('dreads1', UMBER, '2a1c1c', '35705f'),
  'beatriz-carvalho': look('longCurly', HONEY, '4a2f26', '611a2e'),
  'catherine-oyelaran': look('mediumBangs2', UMBER, '241718', 'b5583a', { contrast: '231819' }),
  'claire-fontaine': look('bangs', PORCELAIN, '3b1c18', '35705f', { contrast: '6b2a22', face: 'calm' }),
  'dolores-quintana': look('bangs2', HONEY, '231819', '35705f'),
  'elena-petrova': look('mediumBangs3', PORCELAIN, '4a2f22', '8c5d20'),
  'fatima-el-amrani': look('hijab', SAND, '1f4740', '8c5d20', { contrast: '8c5d20' }),
  'hana-novak': look('medium3', PORCELAIN, '4a2f22', '3d5d7e', { glasses: 'glasses4', face: 'calm' }),
  'helena-marchetti': look('grayBun', SAND, '33201c', '3d5d7e', { contrast: '6b4630', face: 'calm' }),
  'ingrid-solberg': look('grayMedium', PORCELAIN, '5a5350', 'b5583a', { contrast: '9a928c' }),
  'joanna-whitfield': look('grayBun', SAND, '5a5350', 'b5583a', { contrast: 'b0a8a1', glasses: 'glasses' }),
  'leila-haddad': look('hijab', HONEY, '4a1626', '3d5d7e', { contrast: '3d5d7e' }),
  'marisol-vega': look('mediumBangs', HONEY, '231819', '8c5d20'),
  'maya-chen': look('medium1', PORCELAIN, '3b2420', '611a2e', { glasses: 'glasses2' }),
  'mei-ling-zhao': look('medium2', SAND, '4a2f26', '611a2e'),
  'ngozi-eze': look('medium1', EBONY, '1f1416', 'b5583a'),
  'noor-siddiqui': look('longBangs', AMBER, '4a2f26', '4a4044'),
  'priya-raghunathan': look('long', AMBER, '4a2f26', '4a4044'),
  'rosalind-achebe': look('cornrows', UMBER, '241718', '4a4044', { contrast: '4a2a24' }),
  'ruth-adeyemi': look('cornrows2', UMBER, '241718', '8c5d20'),
  'shirin-kaveh': look('long', HONEY, '33201c', '611a2e', { face: 'calm' }),
  'sigrid-lund': look('mediumBangs2', PORCELAIN, '5a5350', '4a4044', { contrast: 'b0a8a1' }),
  'soo-jin-park': look('medium3', SAND, '3b2420', '611a2e'),
  'thandiwe-mokoena': look('bun2', UMBER, '241718', '35705f', { contrast: '35705f' }),
  'vivian-brooks': look('afro', UMBER, '241718', '35705f'),
  'yuki-tanabe': look('mediumStraight', SAND, '4a2f26', '3d5d7e', { glasses: 'glasses3', face: 'calm' }),
};

function look(
  head: string,
  skin: string,
  ink: string,
  cloth: Cloth,
  more: Partial<PortraitLook> = {},
): PortraitLook {
  return { head, skin, ink, cloth, face: 'smile', contrast: ink, ...more };
}
