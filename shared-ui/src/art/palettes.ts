/** sky: background from top to bottom; forms: solids from dominant to darkest; light: discs, doorways, edges. */
export type Palette = {
  sky: readonly [string, string];
  forms: readonly [string, string, string, string];
  light: string;
};

/** The order decides what a slug draws: a palette added or moved changes every other cover. */
export const palettes = {
  morocco: {
    sky: ['#F0DCD0', '#DDB3A3'],
    forms: ['#7A2438', '#A9525A', '#CF8B76', '#4A1122'],
    light: '#FBEFE2',
  },
  clay: {
    sky: ['#F4E6D6', '#E5BF9F'],
    forms: ['#B5583A', '#8A3B28', '#D99A72', '#56261D'],
    light: '#FDF3E4',
  },
  ochre: {
    sky: ['#F5EBD3', '#E6CB93'],
    forms: ['#BD8A34', '#8C5D20', '#DDB766', '#4C3518'],
    light: '#FFF8E6',
  },
  verdigris: {
    sky: ['#E0E9E1', '#AAC5B9'],
    forms: ['#35705F', '#1F4D45', '#76A592', '#143431'],
    light: '#F4F6EC',
  },
  slate: {
    sky: ['#DEE5EB', '#A8BBCA'],
    forms: ['#3D5D7E', '#263D55', '#829FB7', '#182837'],
    light: '#F5F4EE',
  },
  rose: {
    sky: ['#F6E6E1', '#E5BDB5'],
    forms: ['#AD5B64', '#7D3243', '#DDA199', '#4D1B28'],
    light: '#FFF5EE',
  },
  dusk: {
    sky: ['#2B3547', '#A8695F'],
    forms: ['#1D2635', '#7E434B', '#D89B6C', '#10161F'],
    light: '#F9E2BF',
  },
  sand: {
    sky: ['#F4EFE6', '#DCD1C0'],
    forms: ['#A69680', '#7C6C58', '#CCBCA3', '#3D342B'],
    light: '#FFFCF5',
  },
  garden: {
    sky: ['#F1E9DB', '#DBCFB6'],
    forms: ['#35705F', '#BC6240', '#DDB766', '#1F3D3A'],
    light: '#FFFAEC',
  },
  olive: {
    sky: ['#F0EDDD', '#D2CEAC'],
    forms: ['#707243', '#4B4D2B', '#ABA872', '#2D2F1B'],
    light: '#FCF9E9',
  },
  lagoon: {
    sky: ['#E8EEEA', '#B7CBCD'],
    forms: ['#2F6672', '#1C4250', '#CB8263', '#122B36'],
    light: '#FBF4E7',
  },
  harbour: {
    sky: ['#F0E6DF', '#DAC5BB'],
    forms: ['#3D5D7E', '#AD5B64', '#E3B88D', '#202E41'],
    light: '#FFF7EE',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
