export { MailLog } from './MailLog';
export { prefetchMailLog } from './mailLog.api';
