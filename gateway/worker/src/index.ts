export { models } from './models';
export { startWorker, type Worker } from './startWorker';
export { workerVariables } from './workerVariables';
