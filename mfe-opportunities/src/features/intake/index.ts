export { Intake } from './Intake';
