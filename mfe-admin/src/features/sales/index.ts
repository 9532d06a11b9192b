export { ExportSales } from './ExportSales';
export { Sales } from './Sales';
export type { Sale, SalesTotal } from './sales.api';
