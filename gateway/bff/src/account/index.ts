export { endAllSessions, forgetMails, forgetSignIns } from './forgetHere';
export { reinstateFactors, reinstateSuppressions } from './reinstate';
