import type { EveningsQuery } from './features/evenings/__generated__/evenings';

/** A field that the operation does not select. */
export const wrongAnswer = (answer: EveningsQuery) => answer.salons?.data?.[0]?.speaker;
