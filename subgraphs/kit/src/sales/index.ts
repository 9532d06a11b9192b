export { listSales, type Sale, type SalesPage, type SalesTotal } from './listSales';
export { SALE_STATUSES, salesInput, type SalesInput, type SaleStatus } from './salesInput';
