export { CompanyField } from './CompanyField';
