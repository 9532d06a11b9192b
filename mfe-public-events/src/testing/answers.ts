export { answer, refusal } from '@athenaeum/shell-contract/testing';
