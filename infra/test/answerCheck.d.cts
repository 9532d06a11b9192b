/** See `answerCheck.cjs`. */
export declare function checkAnswer(answer: {
  query: string;
  variables?: Record<string, unknown>;
  data: unknown;
  nulled?: string[][];
}): string[];
