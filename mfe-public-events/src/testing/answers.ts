// By their own door: what comes with the rest of the testing entry takes over `fetch`, which a test of the server replaces itself.
export { answer, refusal } from '@athenaeum/shell-contract/testing/answers';
