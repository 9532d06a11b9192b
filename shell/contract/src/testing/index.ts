export { answer, answerPage, refusal } from './answers';
export { createTestPlatform, testMember, type TestPlatform } from './createTestPlatform';
export { renderRemote } from './renderRemote';
export { failWith, mockServer, respond, respondLater, sent } from './respond';
