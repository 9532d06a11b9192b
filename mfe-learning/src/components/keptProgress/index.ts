export { CreateProgressDocument, type CreateProgressMutation } from './__generated__/createProgress';
export { keepProgress, keptProgress } from './keptProgress';
export { sendKeptProgress } from './sendKeptProgress';
