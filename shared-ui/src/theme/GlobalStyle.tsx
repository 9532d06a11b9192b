import { createGlobalStyle } from 'styled-components';
import { baseCss } from './baseCss';
import { themeCss } from './themeCss';

/** Tokens, reset and typography. Once a page: the shell renders it, and a remote's standalone page. */
export const GlobalStyle = createGlobalStyle`${themeCss}${baseCss}`;
