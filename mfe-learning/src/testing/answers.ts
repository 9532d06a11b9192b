import type { refusal } from '@athenaeum/shell-contract/testing';

export { answer, answerPage as list, refusal } from '@athenaeum/shell-contract/testing';

export type Refusal = ReturnType<typeof refusal>;
