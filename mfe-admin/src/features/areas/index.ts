export { HealthOfAreas } from './HealthOfAreas';
