export { OperationsFrame } from './OperationsFrame';
