export { type Sent, uploadFile } from './uploadFile';
