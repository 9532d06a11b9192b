import type { Call, Kind } from '../call';

type AnswerOf<C extends Call> = Extract<C['heard'], { outcome: 'answered' }>['answer'];

/** The operations of a call with its answer, of one without, or none of one that was refused. */
export function withAnswers<C extends Call<Kind>, Op>(
  { heard }: C,
  answered: (answer: AnswerOf<C>) => Op[],
  unanswered: Op[],
): Op[] {
  if (heard.outcome === 'refused') return [];
  return heard.outcome === 'answered' ? answered(heard.answer as AnswerOf<C>) : unanswered;
}

export const withAnswer = <C extends Call<Kind>, Op>(
  call: C,
  answered: (answer: AnswerOf<C>) => Op,
  unanswered: Op,
) => withAnswers(call, (answer) => [answered(answer)], [unanswered]);
