import { createGlobalStyle } from 'styled-components';
import { baseCss } from './baseCss';
import { themeCss } from './themeCss';

/** Tokens, reset and typography. Once a page: the shell renders it, and a remote that stands alone. */
export const GlobalStyle = createGlobalStyle`${themeCss}${baseCss}`;
