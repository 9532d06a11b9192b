/** The colours of a room by day, from the light around the arch to what lies before it. */
interface Tone {
  sky: string;
  dusk: string;
  stone: string;
  lit: string;
  warm: string;
  deep: string;
  light: string;
}

export const ROOM_TONES = {
  morocco: {
    sky: '#f0dcd0',
    dusk: '#ddb3a3',
    stone: '#7a2438',
    lit: '#a9525a',
    warm: '#cf8b76',
    deep: '#4a1122',
    light: '#fbefe2',
  },
  verdigris: {
    sky: '#e0e9e1',
    dusk: '#aac5b9',
    stone: '#35705f',
    lit: '#76a592',
    warm: '#d9c79a',
    deep: '#1f4d45',
    light: '#f4f6ec',
  },
  ochre: {
    sky: '#f5ebd3',
    dusk: '#e6cb93',
    stone: '#8c5d20',
    lit: '#bd8a34',
    warm: '#ddb766',
    deep: '#4c3518',
    light: '#fff8e6',
  },
} as const satisfies Record<string, Tone>;

export type RoomTone = keyof typeof ROOM_TONES;
