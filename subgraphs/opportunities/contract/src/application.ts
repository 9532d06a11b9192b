/** Characters; the guidance asks for about 250 words in the third person. */
export const APPLICATION_LIMITS = { pitch: 5000, pitchWords: 250 } as const;
