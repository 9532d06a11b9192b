export { ApplyAction } from './ApplyAction';
