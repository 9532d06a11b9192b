export { ValuesField, type ValuesFieldProps } from './ValuesField';
