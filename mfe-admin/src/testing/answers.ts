export { answer, answerPage, refusal } from '@athenaeum/shell-contract/testing';
